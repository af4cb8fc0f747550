import type { CurriculumStore } from '../../src/server/curriculum/curriculum-store.ts'
import type { FindingModel, Postings } from '../../src/server/tutor/finding/finding-model.ts'
import type { Lexicon } from '../../src/server/tutor/finding/lexicon.ts'
import { pairsOf, plainWords, termOf } from '../../src/server/tutor/finding/plain-words.ts'
import { packWordSet } from '../../src/server/tutor/finding/word-set.ts'
import { type Field, textsOf } from './collect-texts.ts'
import { readEnglishWords } from './english-words.ts'
import { type Counted, latentMeanings } from './latent-meanings.ts'

type Readable = Pick<CurriculumStore, 'levels' | 'topics' | 'topic' | 'exam'>

const DIMENSIONS = 128
/** BM25: how soon more of a word says no more, and how much a document's length counts; by kind of document. */
const ofTopics = { soon: 4, length: 0.4 }
const ofPassages = { soon: 1.5, length: 0.5 }
const ofItems = { soon: 1, length: 0.3 }
/** What is between 0 and 1 is kept as a byte. */
const FULL = 255
/** How often a topic must use two words together. */
const ONE_THING = 3

/** Learns from the whole curriculum which words ask for what. */
export function learnFindingModel(curriculum: Readable, lexicon: Lexicon): FindingModel {
  const vocabulary = new Vocabulary(pairsThatAreOneThing(curriculum))
  const topics: FindingModel['topics'] = []
  const passages: FindingModel['passages'] = []
  const topicOfItem: number[] = []
  const counted = { topics: [] as Counted[], passages: [] as Counted[], items: [] as Counted[], names: [] as Counted[] }
  for (const { id, level, subject, texts } of topicsOf(curriculum)) {
    const place = topics.length
    topics.push({ id, level, subject })
    counted.names.push(vocabulary.count(texts.names.map((text): Field => [text, 1])))
    counted.topics.push(vocabulary.count(texts.topic, true))
    for (const { sectionId, fields } of texts.passages) {
      passages.push([place, sectionId])
      counted.passages.push(vocabulary.count(fields))
    }
    for (const item of texts.items) {
      topicOfItem.push(place)
      counted.items.push(vocabulary.count(item))
    }
  }
  const terms = vocabulary.terms()
  const rarity = rarityOf(counted.topics, terms.length)
  const weighted = (document: Counted): Counted =>
    new Map(
      [...document].map(([term, count]) => [
        term,
        terms[term]?.includes(' ') ? 0 : Math.log(1 + count) * (rarity[term] ?? 0),
      ]),
    )
  const learnt = [...counted.items, ...counted.passages].map((document) => ofLengthOne(weighted(document)))
  const meanings = latentMeanings(learnt, terms.length, DIMENSIONS)
  const placed = (documents: Counted[]) =>
    asBytes(
      documents.map((document) => {
        const sum = new Float64Array(DIMENSIONS)
        for (const [term, weight] of weighted(document))
          for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + weight * (meanings[term]?.[at] ?? 0)
        return sum
      }),
    )
  const { words, uses } = vocabulary.words()
  return {
    lexicon,
    words,
    uses,
    otherWords: packWordSet([...readEnglishWords()].filter((word) => !vocabulary.has(word))),
    terms,
    rarity,
    taught: taughtOf(counted.topics, counted.names, terms.length),
    topics,
    passages,
    topicOfItem: Uint16Array.from(topicOfItem),
    dimensions: DIMENSIONS,
    byTopic: postingsOf(counted.topics, terms.length, ofTopics),
    byPassage: postingsOf(counted.passages, terms.length, ofPassages),
    byItem: postingsOf(counted.items, terms.length, ofItems),
    termMeanings: asBytes(meanings),
    termLengths: Float32Array.from(meanings, lengthOf),
    topicMeanings: placed(counted.topics),
    passageMeanings: placed(counted.passages),
    itemMeanings: placed(counted.items),
  }
}

function* topicsOf(curriculum: Readable) {
  for (const { id: level, subjects } of curriculum.levels)
    for (const { slug: subject } of subjects)
      for (const { id } of curriculum.topics(level, subject)) {
        const topic = curriculum.topic(id)
        if (topic?.material) yield { id, level, subject, texts: textsOf(topic, curriculum.exam(id)) }
      }
}

/** Two words that some topic uses together again and again, such as 'wall street', mean more than each by itself. */
function pairsThatAreOneThing(curriculum: Readable): ReadonlySet<string> {
  const found = new Set<string>()
  const inTopics = new Map<string, number>()
  for (const { texts } of topicsOf(curriculum)) {
    const counts = new Map<string, number>()
    for (const [text] of texts.topic)
      for (const pair of pairsOf(plainWords(text))) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    for (const [pair, count] of counts) {
      if (count >= ONE_THING) found.add(pair)
      inTopics.set(pair, (inTopics.get(pair) ?? 0) + 1)
    }
  }
  for (const pair of found) if ((inTopics.get(pair) ?? 0) > 25 || /\d|\b\w\b/.test(pair)) found.delete(pair)
  return found
}

class Vocabulary {
  #pairs: ReadonlySet<string>
  constructor(pairs: ReadonlySet<string>) {
    this.#pairs = pairs
  }
  #places = new Map<string, number>()
  #uses = new Map<string, number>()

  /** A document's terms, by how often its fields have them; `spelt`: its words are how these are spelt. */
  count(fields: readonly Field[], spelt = false): Counted {
    const counts = new Map<number, number>()
    const add = (term: string, weight: number) => {
      const place = this.#places.get(term) ?? this.#places.size
      this.#places.set(term, place)
      counts.set(place, (counts.get(place) ?? 0) + weight)
    }
    for (const [text, weight] of fields) {
      const words = plainWords(text)
      for (const word of words) {
        if (spelt) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1)
        add(termOf(word), weight)
      }
      for (const pair of pairsOf(words)) if (this.#pairs.has(pair)) add(pair, weight)
    }
    return counts
  }

  has = (word: string) => this.#uses.has(word) || this.#places.has(termOf(word))

  terms = () => [...this.#places.keys()]

  words() {
    const known = [...this.#uses].filter(([word]) => /^[a-z]{3,}$/.test(word)).sort(([, a], [, b]) => b - a)
    return { words: known.map(([word]) => word), uses: Uint32Array.from(known, ([, uses]) => uses) }
  }
}

function rarityOf(documents: readonly Counted[], terms: number): Float32Array {
  const holding = new Float32Array(terms)
  for (const document of documents) for (const term of document.keys()) holding[term] = (holding[term] ?? 0) + 1
  return holding.map((count) => Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)))
}

/** The share of the topics that use a word whose titles, headings or points have it: what is taught is named there, what is everyday is not. */
function taughtOf(using: readonly Counted[], telling: readonly Counted[], terms: number): Float32Array {
  const taught = new Float32Array(terms)
  const used = new Float32Array(terms)
  for (const document of using) for (const term of document.keys()) used[term] = (used[term] ?? 0) + 1
  for (const document of telling) for (const term of document.keys()) taught[term] = (taught[term] ?? 0) + 1
  return taught.map((count, term) => count / Math.max(1, used[term] ?? 1))
}

function postingsOf(
  documents: readonly Counted[],
  terms: number,
  { soon, length }: { soon: number; length: number },
): Postings {
  const lengths = documents.map((document) => [...document.values()].reduce((sum, count) => sum + count, 0))
  const usual = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length)
  const byTerm: [document: number, weight: number][][] = Array.from({ length: terms }, () => [])
  for (const [at, document] of documents.entries()) {
    const long = 1 - length + (length * (lengths[at] ?? usual)) / usual
    for (const [term, count] of document) {
      const often = count / long
      byTerm[term]?.push([at, Math.round((FULL * often) / (often + soon))])
    }
  }
  const starts = new Uint32Array(terms + 1)
  for (const [term, of] of byTerm.entries()) starts[term + 1] = (starts[term] ?? 0) + of.length
  const all = byTerm.flat()
  return {
    starts,
    documents: Uint16Array.from(all, ([document]) => document),
    weights: Uint8Array.from(all, ([, weight]) => weight),
  }
}

const lengthOf = (numbers: Iterable<number>) => Math.hypot(...numbers)
const ofLengthOne = (document: Counted): Counted => {
  const length = lengthOf(document.values()) || 1
  return new Map([...document].map(([term, weight]) => [term, weight / length]))
}

/** Rows of length 127, so that whole numbers keep their direction. */
function asBytes(rows: readonly Float64Array[]): Int8Array {
  const bytes = new Int8Array(rows.length * DIMENSIONS)
  for (const [at, row] of rows.entries()) {
    const length = lengthOf(row) || 1
    bytes.set(
      row.map((value) => Math.round((127 * value) / length)),
      at * DIMENSIONS,
    )
  }
  return bytes
}
