import type { LevelId } from '#domain/curriculum/level.ts'
import { howItGoesOn } from '#domain/tutor/follow-up.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import type { AskedThing } from '../tell/asked-things.ts'
import { createComparison } from './asked-documents.ts'
import type { FindingModel } from './finding-model.ts'
import { plainWords, termOf } from './plain-words.ts'
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
  /** What a question is about, in our words: slips corrected, everyday words as ours. */
  understood(question: string): AskedThing[]
  /** How near each of some texts is to a question in meaning: 0 to 1. */
  likeness(question: string, texts: readonly string[]): number[]
}

/** What of a question is our own words is answered; between the two, it may be. */
const SURE = -1.2
const UNSURE = -2.5
/** A few words may go on with the topic before, unless another answers better. */
const MAYBE_GOING_ON = 5
/** 'And for plants?' goes on with the topic before, if that has so much of what another has of the question. */
const AS_MUCH = 0.4
/** A question with a word that is taught says by itself what it is about. */
const TAUGHT_WORD = 0.5
/** The topic before has so much of a question that asks for no other. */
const SPOKEN_OF = 0.3
const KEPT = 10
const nothing: Findings = { how: 'nothing', passages: [] }

/** Finds the section of a note that answers a question as pupils type it (decisions/0056). */
export function createNoteFinder(model: FindingModel): NoteFinder {
  const { knowsTerm, compare, worthOf, likeness } = createComparison(model)
  const speller = createSpeller(model.words, model.uses, model.otherWords)
  const read = createQuestionReader(model.lexicon, speller, knowsTerm)
  const weigh = createScales(model)

  const subjectOf = new Map(model.topics.map(({ id, subject }) => [id, subject]))

  const passageOf = ({ passage, topic, score }: WeighedTopic): FoundPassage[] => {
    const of = model.topics[topic]
    const sectionId = model.passages[passage]?.[1]
    return of && sectionId ? [{ topicId: of.id, sectionId, level: of.level, subject: of.subject, score }] : []
  }

  return {
    // Two words that are one thing are told by each.
    understood: (question) =>
      read(question)
        .words.filter(({ said, known }) => !(known && said.includes(' ') && knowsTerm(said)))
        .map((word) => ({ worth: worthOf(word), terms: word.terms })),
    likeness: (question, texts) =>
      likeness(
        read(question).words,
        texts.map((text) => plainWords(text).map(termOf)),
      ),
    find(question, { filter, level, ...scope }) {
      const within = subjectOf.has(scope.within ?? '') ? scope.within : undefined
      const subjectBefore = subjectOf.get(scope.after ?? '')
      const after = subjectBefore !== undefined && isWithin(filter, subjectBefore) ? scope.after : undefined
      const { words, notSchool, leisure } = read(question)
      const asked = compare(words)
      const look = (besides: (topicId: string) => number, mayBe = (_subject: string) => true) =>
        weigh(asked, { level, mayBe, besides })
      const only = (topicId: string): Findings => {
        const found = look((id) => (id === topicId ? Number.POSITIVE_INFINITY : 0))
        return { how: 'sure', passages: found.slice(0, KEPT).flatMap(passageOf) }
      }
      if (within !== undefined) return only(within)
      if (notSchool) return nothing
      const goesOn = after === undefined ? null : howItGoesOn(question)
      const weighed = look(
        (topicId) => (goesOn === 'short' && topicId === after ? MAYBE_GOING_ON : 0),
        (subject) => isWithin(filter, subject),
      )
      const [best] = weighed
      const trust = best && asked.trust(best.topic, best.passage)
      const sure =
        best && trust && words.length > 0
          ? sureOf({ question, words: words.length, leisure }, best.evidence, trust)
          : Number.NEGATIVE_INFINITY
      if (after !== undefined && goesOn !== null && !leisure) {
        const [before] = look((id) => (id === after ? Number.POSITIVE_INFINITY : 0))
        const share = (before?.evidence.topic ?? 0) / (best?.evidence.topic || 1)
        const named = share >= AS_MUCH || (goesOn === 'pronoun' && (trust?.strongest ?? 0) < TAUGHT_WORD)
        const leans = goesOn === 'beginning' || goesOn === 'pronoun'
        const may = leans || (before?.evidence.topic ?? 0) >= SPOKEN_OF
        if ((sure < SURE && may) || (leans && named)) return only(after)
      }
      if (sure < UNSURE) return nothing
      return { how: sure < SURE ? 'unsure' : 'sure', passages: weighed.slice(0, KEPT).flatMap(passageOf) }
    },
  }
}
