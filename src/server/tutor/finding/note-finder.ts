import type { LevelId } from '#domain/curriculum/level.ts'
import { howItGoesOn } from '#domain/tutor/follow-up.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import { createComparison } from './asked-documents.ts'
import type { FindingModel } from './finding-model.ts'
import { createQuestionReader } from './read-question.ts'
import { createSpeller } from './spelling.ts'
import { sureOf } from './sureness.ts'
import { createScales, type WeighedTopic } from './weigh-topics.ts'

export interface FoundPassage {
  topicId: string
  sectionId: string
  level: LevelId
  subject: string
  score: number
}

/** `sure`: the first of them answers. `unsure`: one of the first few may. `nothing`: no note of ours does. */
export interface Findings {
  how: 'sure' | 'unsure' | 'nothing'
  /** The best sections of different topics, the best first; none where nothing answers. */
  passages: FoundPassage[]
}

export interface Scope {
  filter: TopicFilter
  level: LevelId | null
  /** The topic of the reply before, for a question that goes on from it. */
  after?: string | undefined
  /** The one topic to look in, when it was chosen. */
  within?: string | undefined
}

export interface NoteFinder {
  find(question: string, scope: Scope): Findings
}

/** What of a question is our own words is answered; between the two, it may be. */
const SURE = 2
const UNSURE = 0.5
/** 'And for plants?' goes on with the topic before, unless another answers much better. */
const GOING_ON = { leaning: 11, short: 5 }
/** A topic that has this much of a question has at least a word of it. */
const MENTIONED = 0.05
const KEPT = 10
const nothing: Findings = { how: 'nothing', passages: [] }

/** Finds the section of a note that answers a question as pupils type it (decisions/0056). */
export function createNoteFinder(model: FindingModel): NoteFinder {
  const { knowsTerm, compare } = createComparison(model)
  const speller = createSpeller(model.words, model.uses, model.otherWords)
  const read = createQuestionReader(model.lexicon, speller, knowsTerm)
  const weigh = createScales(model)

  const passageOf = ({ passage, topic, score }: WeighedTopic): FoundPassage[] => {
    const of = model.topics[topic]
    const sectionId = model.passages[passage]?.[1]
    return of && sectionId ? [{ topicId: of.id, sectionId, level: of.level, subject: of.subject, score }] : []
  }

  return {
    find(question, { filter, level, after, within }) {
      const { words, notSchool } = read(question)
      if (within === undefined && (notSchool || words.length === 0)) return nothing
      const goesOn = after === undefined ? null : howItGoesOn(question)
      const asked = compare(words)
      const weighed = weigh(asked, {
        level,
        mayBe: (subject) => isWithin(filter, subject),
        besides: (topicId) =>
          topicId === within ? Number.POSITIVE_INFINITY : goesOn && topicId === after ? GOING_ON[goesOn] : 0,
      })
      const [best] = weighed
      if (!best) return nothing
      const passages = weighed.slice(0, KEPT).flatMap(passageOf)
      const bestId = model.topics[best.topic]?.id
      if (bestId === within || (goesOn && bestId === after && best.evidence.topic > MENTIONED))
        return { how: 'sure', passages }
      const sure = sureOf(question, words.length, best.evidence, asked.trust(best.topic))
      if (sure >= SURE) return { how: 'sure', passages }
      return sure >= UNSURE ? { how: 'unsure', passages } : nothing
    },
  }
}
