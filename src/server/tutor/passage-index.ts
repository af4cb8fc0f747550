import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { LevelId } from '#domain/curriculum/level.ts'
import { isWithin, type TopicFilter } from '#domain/tutor/topic-filter.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { type Passage, passagesByTopic } from './passages.ts'
import { questionWords, respelt, searchWords } from './search-words.ts'

type Kept = Pick<Passage, 'topicId' | 'sectionId' | 'level' | 'subject'>

export interface FoundPassage extends Kept {
  score: number
  /** 0 to 1: how much of what the question is about is found in the passage and its topic. */
  coverage: number
  /** 0 to 1: how much of it is in the title, the heading or the terms that the passage explains. */
  about: number
}

export interface PassageIndex {
  /** The passages that answer, the best first; none where nothing of ours does. */
  find(question: string, scope: { filter: TopicFilter; level: LevelId | null }): FoundPassage[]
}

const fields = ['title', 'heading', 'terms', 'topic', 'text']
const boost = { title: 4, heading: 3.5, terms: 3, topic: 1.2, text: 1 }
/** Below this share of the question's words nothing is an answer to it. */
const LEAST_COVERAGE = 0.66
/** A passage that only mentions the words in passing is not about them. */
const LEAST_ABOUT = 0.4
const LEAST_SCORE = 18
const CONSIDERED = 40
/** A word that is nearly the one asked for is worth less than the word itself. */
const NEARLY = 0.7
/** What it says of a passage that a word stands in one of its fields. */
const telling = new Map(Object.entries({ title: 1, heading: 1, terms: 1, topic: 0.6, text: 0.25 }))
/** Letters that may differ, by a word's length: short words that are much alike mean different things. */
const slips = (term: string) => (term.length > 8 ? 2 : term.length > 5 ? 1 : false)
/** Where the pupil's level is not known, what most of them would want; the general level before those that depend on it. */
const usual: Record<LevelId, number> = { gcse: 1.12, ks2: 1.05, alevel: 1, ks1: 0.85, sen: 0.75 }
const neighbours: Record<LevelId, readonly LevelId[]> = {
  sen: ['ks1', 'ks2'],
  ks1: ['ks2', 'sen'],
  ks2: ['ks1', 'gcse'],
  gcse: ['alevel', 'ks2'],
  alevel: ['gcse'],
}

const built = new WeakMap<object, Promise<PassageIndex>>()

/** The index of a curriculum, built for the first question: a server that nobody asks needs none. */
export function passageIndexOf(curriculum: Parameters<typeof buildPassageIndex>[0]): Promise<PassageIndex> {
  const index = built.get(curriculum) ?? buildPassageIndex(curriculum)
  built.set(curriculum, index)
  return index
}

/** A full-text index of every note, by headed section; the texts themselves stay where they are. */
export async function buildPassageIndex(
  curriculum: Pick<CurriculumStore, 'levels' | 'topics' | 'topic'>,
): Promise<PassageIndex> {
  const index = new MiniSearch<Passage>({
    fields,
    storeFields: ['topicId', 'sectionId', 'level', 'subject'],
    tokenize: searchWords,
    processTerm: (term) => term,
  })
  for (const passages of passagesByTopic(curriculum)) {
    index.addAll(passages)
    // Nobody waits while it is built.
    await nextTurn()
  }
  const rarityOf = rarity(index)

  const findWords = (words: readonly string[], { filter, level }: Parameters<PassageIndex['find']>[1]) => {
    if (!words.some((word) => /\p{L}{2}/u.test(word))) return []
    const wanted = words.reduce((sum, word) => sum + rarityOf(word), 0)
    const results = index.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      boost,
      prefix: (term) => term.length > 4,
      fuzzy: slips,
      weights: { prefix: 0.3, fuzzy: 0.35 },
      filter: ({ subject }) => isWithin(filter, String(subject)),
      boostDocument: (_id, _term, stored) => preference(stored, level),
    })
    return results
      .slice(0, CONSIDERED)
      .filter(({ score }) => score >= LEAST_SCORE)
      .map(({ score, queryTerms, match, topicId, sectionId, level: of, subject }): FoundPassage => {
        const share = (worth: (word: string) => number) =>
          [...new Set(queryTerms)].reduce((sum, word) => sum + rarityOf(word) * worth(word), 0) / wanted
        const coverage = share((word) => (Object.hasOwn(match, word) ? 1 : NEARLY))
        const about = share((word) => tellingly(match, word))
        return { topicId, sectionId, level: of, subject, score: score * coverage ** 2, coverage, about }
      })
      .filter(({ coverage, about }) => coverage >= LEAST_COVERAGE && about >= LEAST_ABOUT)
      .sort((a, b) => b.score - a.score)
  }
  return {
    find(question, scope) {
      const words = questionWords(question)
      const found = findWords(words, scope)
      if (found.length > 0) return found
      // Nothing of ours: perhaps it was written as it sounds.
      return (
        respelt(words)
          .map((other) => findWords(other, scope))
          .find(({ length }) => length > 0) ?? []
      )
    },
  }
}

/** 0 to 1: how much the fields in which a word stands, or one like it, say of the passage. */
function tellingly(match: Record<string, string[]>, word: string): number {
  const of = (found: string) =>
    Math.max(0, ...(Object.hasOwn(match, found) ? (match[found] ?? []) : []).map((field) => telling.get(field) ?? 0))
  if (Object.hasOwn(match, word)) return of(word)
  const alike = Object.keys(match).filter((found) => found.slice(0, 2) === word.slice(0, 2))
  return NEARLY * Math.max(0, ...alike.map(of))
}

function preference(stored: Record<string, unknown> | undefined, level: LevelId | null): number {
  const of = stored?.level as LevelId
  const doubled = stored?.subject === 'combined-science' ? 0.7 : 1
  if (!level) return usual[of] * doubled
  if (of === level) return 2.2 * doubled
  return (neighbours[level].includes(of) ? 1 : 0.7) * doubled
}

/** How much a word says: the rarer in the notes, the more; one that is in none of them says most. */
function rarity(index: MiniSearch<Passage>): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const inPassages = index.search(word, {
      tokenize: (text) => [text],
      prefix: (term) => term.length > 4,
      fuzzy: slips,
    }).length
    const value = Math.log(1 + index.documentCount / (inPassages + 1))
    if (known.size > 5000) known.clear()
    known.set(word, value)
    return value
  }
}
