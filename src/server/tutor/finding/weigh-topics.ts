import type { LevelId } from '#domain/curriculum/level.ts'
import type { AskedDocuments } from './asked-documents.ts'
import type { FindingModel } from './finding-model.ts'

/** How well a topic answers, by each way of looking: 0 to 1. */
export interface TopicEvidence {
  /** The words of all that it says and asks. */
  topic: number
  /** The words of its best section. */
  passage: number
  /** The words of its most alike card or question. */
  item: number
  /** Its meaning, that of its most alike card or question, and of its three most alike in words and meaning. */
  near: number
  nearItem: number
  items: number
}

export interface WeighedTopic {
  topic: number
  /** The best section, by its place among all passages. */
  passage: number
  score: number
  evidence: TopicEvidence
}

/** What each kind of evidence is worth: by logistic regression on the questions that are for tuning (decisions/0056). */
const worth: TopicEvidence = { topic: 9, passage: 4.3, item: 2.5, near: 3.4, nearItem: 0.5, items: 1 }
const OWN_LEVEL = 5.1
const NEXT_LEVEL = -0.5
/** Combined science tells again what biology, chemistry and physics tell. */
const TOLD_AGAIN = -1.5
/** Where no level is known. */
const usual: Record<LevelId, number> = { gcse: 0, ks2: -0.2, alevel: -0.7, ks1: 0.2, sen: -0.2 }
const neighbours: Record<LevelId, readonly LevelId[]> = {
  sen: ['ks1', 'ks2'],
  ks1: ['ks2', 'sen'],
  ks2: ['ks1', 'gcse'],
  gcse: ['alevel', 'ks2'],
  alevel: ['gcse'],
}
/** The topics whose cards and questions are looked at one by one. */
const LOOKED_INTO = 60
/** A section is chosen by its words more than by its meaning. */
const SECTION_MEANING = 0.3
const ALIKE = 3

/** @returns a function that puts the topics that may answer in order, the best first. */
export function createScales(model: FindingModel) {
  const { topics, passages, topicOfItem } = model
  const items = stretches(topicOfItem, topics.length)

  function levelWorth(of: LevelId, level: LevelId | null): number {
    if (level === null) return usual[of]
    if (of === level) return OWN_LEVEL
    return neighbours[level].includes(of) ? NEXT_LEVEL : 0
  }

  return (
    asked: AskedDocuments,
    options: { level: LevelId | null; mayBe: (subject: string) => boolean; besides: (topicId: string) => number },
  ): WeighedTopic[] => {
    const topicShares = asked.shares(model.byTopic, topics.length)
    const passageShares = asked.shares(model.byPassage, passages.length)
    const itemShares = asked.shares(model.byItem, topicOfItem.length)
    const topicNear = asked.nearness(model.topicMeanings, 0, topics.length)
    const passageNear = asked.nearness(model.passageMeanings, 0, passages.length)
    const weighed = topics.map(({ id, level, subject }, topic) => ({
      topic,
      passage: -1,
      sectionWorth: -1,
      mayBe: options.mayBe(subject),
      score: levelWorth(level, options.level) + (subject === 'combined-science' ? TOLD_AGAIN : 0) + options.besides(id),
      evidence: {
        topic: topicShares[topic] ?? 0,
        passage: 0,
        item: 0,
        near: topicNear[topic] ?? 0,
        nearItem: 0,
        items: 0,
      },
    }))
    for (const [passage, [topic]] of passages.entries()) {
      const of = weighed[topic]
      if (!of) continue
      const words = passageShares[passage] ?? 0
      const section = words + SECTION_MEANING * (passageNear[passage] ?? 0)
      of.evidence.passage = Math.max(of.evidence.passage, words)
      if (section <= of.sectionWorth) continue
      of.sectionWorth = section
      of.passage = passage
    }
    for (const of of weighed)
      of.score += worth.topic * of.evidence.topic + worth.passage * of.evidence.passage + worth.near * of.evidence.near
    return weighed
      .filter(({ mayBe }) => mayBe)
      .sort((a, b) => b.score - a.score)
      .slice(0, LOOKED_INTO)
      .map(({ topic, passage, score, evidence }) => {
        const [from = 0, to = 0] = items[topic] ?? []
        const near = asked.nearness(model.itemMeanings, from, to)
        const shares = itemShares.subarray(from, to)
        const both = shares.map((share, at) => share + (near[at] ?? 0)).sort()
        const whole: TopicEvidence = {
          ...evidence,
          item: Math.max(0, ...shares),
          nearItem: Math.max(0, ...near),
          items: both.slice(-ALIKE).reduce((sum, each) => sum + each, 0) / (2 * ALIKE),
        }
        const more = worth.item * whole.item + worth.nearItem * whole.nearItem + worth.items * whole.items
        return { topic, passage, score: score + more, evidence: whole }
      })
      .sort((a, b) => b.score - a.score)
  }
}

/** Where each topic's items begin and end: they are kept topic by topic. */
function stretches(topicOfItem: Uint16Array, topics: number): [from: number, to: number][] {
  const found: [number, number][] = Array.from({ length: topics }, () => [0, 0])
  for (const [item, topic] of topicOfItem.entries()) {
    const stretch = found[topic]
    if (!stretch) continue
    if (stretch[1] === 0) stretch[0] = item
    stretch[1] = item + 1
  }
  return found
}
