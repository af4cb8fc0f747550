import type { FindingModel, Postings } from './finding-model.ts'
import type { AskedWord } from './read-question.ts'

/** Weights and meanings are kept as bytes. */
const FULL_WEIGHT = 255
const FULL_LENGTH = 127
/** An everyday word says this much of what a word that is taught says. */
const EVERYDAY = 0.5
/** The share of topics that name a word from which it is one that is taught. */
const TAUGHT = 0.12
/** Two words that are one thing say it beside what each says by itself. */
const PAIR = 0.5
/** A second word of ours for the same everyday word adds to the first. */
const BESIDES = 0.3
/** An everyday word goes for a word that is taught from this share of the topics that use it. */
const SCHOOLED = 0.15

export interface Trust {
  /** How much of the question the topic teaches; how much it has at all, and how much its section has: 0 to 1. */
  schooled: number
  covered: number
  told: number
  /** The word that is most what it teaches. */
  strongest: number
}

/** A question, ready to be compared with what we have. */
export interface AskedDocuments {
  /** For each document: how much of the question it is about, 0 to 1. */
  shares(of: Postings, size: number): Float32Array
  /** For each row from `from` up to `to`: how near its meaning is, 0 to 1. */
  nearness(rows: Int8Array, from: number, to: number): Float32Array
  /** What speaks for a topic's being meant, and for its best section, and against. */
  trust(topic: number, passage: number): Trust
}

/** @returns a function that makes questions comparable with a model's documents. */
export function createComparison(model: FindingModel) {
  const { terms, rarity, taught, termMeanings, termLengths, dimensions } = model
  const places = new Map(terms.map((term, place) => [term, place]))
  const placeOf = (term: string) => places.get(term) ?? -1
  const telling = terms.map(
    (term, place) =>
      (rarity[place] ?? 0) *
      (EVERYDAY + (1 - EVERYDAY) * Math.min(1, (taught[place] ?? 0) / TAUGHT)) *
      (term.includes(' ') ? PAIR : 1),
  )
  /** A word that we have nowhere says most. */
  const unknown = Math.log(1 + model.topics.length)

  function tellingOf({ terms: meant, known }: AskedWord): number {
    const each = meant.map(({ term }) => telling[placeOf(term)] ?? 0)
    if (each.length === 0) return unknown
    return known ? (each[0] ?? 0) : Math.max(...each)
  }

  function meaningOf(words: readonly AskedWord[]): Float32Array {
    const sum = new Float32Array(dimensions)
    for (const { terms: meant } of words) {
      const all = Math.max(
        1,
        meant.reduce((total, { weight }) => total + weight, 0),
      )
      for (const { term, weight } of meant) {
        const place = placeOf(term)
        const worth = ((telling[place] ?? 0) * (termLengths[place] ?? 0) * weight) / all
        for (let at = 0; at < dimensions; at++)
          sum[at] = (sum[at] ?? 0) + worth * (termMeanings[place * dimensions + at] ?? 0)
      }
    }
    const length = Math.hypot(...sum) || 1
    return sum.map((value) => value / length)
  }

  function weightIn({ starts, documents, weights }: Postings, place: number, document: number): number {
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++)
      if (documents[at] === document) return (weights[at] ?? 0) / FULL_WEIGHT
    return 0
  }

  const compare = (words: readonly AskedWord[]): AskedDocuments => {
    const worths = words.map(tellingOf)
    const whole = worths.reduce((sum, worth) => sum + worth, 0) || 1
    const meaning = meaningOf(words)
    return {
      shares({ starts, documents, weights }, size) {
        const sums = new Float32Array(size)
        const best = new Float32Array(size)
        for (const [word, { terms: meant }] of words.entries()) {
          best.fill(0)
          for (const { term, weight } of meant) {
            const place = placeOf(term)
            for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
              const document = documents[at] ?? 0
              const found = (weight * (weights[at] ?? 0)) / FULL_WEIGHT
              const before = best[document] ?? 0
              best[document] = Math.max(before, found) + BESIDES * Math.min(before, found)
            }
          }
          const share = (worths[word] ?? 0) / whole
          for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + share * Math.min(1, best[at] ?? 0)
        }
        return sums
      },
      nearness(rows, from, to) {
        const near = new Float32Array(to - from)
        for (let row = from; row < to; row++) {
          let sum = 0
          const start = row * dimensions
          for (let at = 0; at < dimensions; at++) sum += (meaning[at] ?? 0) * (rows[start + at] ?? 0)
          near[row - from] = Math.max(0, sum / FULL_LENGTH)
        }
        return near
      },
      trust(topic, passage) {
        const found: Trust = { schooled: 0, covered: 0, told: 0, strongest: 0 }
        for (const [word, { terms: meant }] of words.entries()) {
          const share = (worths[word] ?? 0) / whole
          const here = meant.map(({ term, weight }) => {
            const place = placeOf(term)
            const said = weight * weightIn(model.byTopic, place, topic)
            const inSection = weight * Math.min(1, weightIn(model.byPassage, place, passage) * FULL_WEIGHT)
            return { weight, said, inSection, taught: said * Math.min(1, (taught[place] ?? 0) / SCHOOLED) }
          })
          const best = Math.max(0, ...here.map((each) => each.taught))
          found.covered += share * Math.max(0, ...here.map((each) => (each.said > 0 ? each.weight : 0)))
          found.told += share * Math.max(0, ...here.map((each) => each.inSection))
          found.schooled += share * best
          found.strongest = Math.max(found.strongest, best)
        }
        return found
      },
    }
  }
  return {
    knowsTerm: (term: string) => places.has(term),
    compare,
    worthOf: tellingOf,
    /** How near the meanings of some texts are to a question's, by their terms: 0 to 1. */
    likeness(words: readonly AskedWord[], texts: readonly (readonly string[])[]): number[] {
      const meaning = meaningOf(words)
      return texts.map((text) => {
        const other = meaningOf(text.map((term) => ({ said: term, known: true, terms: [{ term, weight: 1 }] })))
        return Math.max(
          0,
          meaning.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0),
        )
      })
    },
  }
}
