import type { LevelId } from '../curriculum/level.ts'
import { hasFourOptions } from '../curriculum/quiz-questions.ts'
import type { FourOptionQuestion, GameMaterial, Material } from '../curriculum/topic.ts'
import { type GameId, gameIds } from './game.ts'
import type { GameSource, SourceQuestion } from './game-source.ts'
import { LEAST_EVENTS } from './reducers/timeline-race.ts'

type Kind = keyof GameMaterial
/** What makes two things of a kind the same, or too alike to stand in one game. */
const namesOf: { [K in Kind]: (item: GameMaterial[K][number]) => string[] } = {
  pairs: ({ term, meaning }) => [term, meaning],
  words: ({ word }) => [word],
  sequences: ({ title }) => [title],
  events: ({ what }) => [what],
  sums: ({ sum }) => [sum],
}
/** A topic that has fewer borrows from its subject, up to what is plenty. */
const enough: Record<Kind, number> = { pairs: 6, words: 6, sequences: 2, events: 4, sums: 4 }
const plenty: Record<Kind, number> = { pairs: 8, words: 10, sequences: 4, events: 10, sums: 10 }
/** A draw from a whole subject: plenty for any play, little enough to send. */
const drawn: Record<Kind, number> = { pairs: 30, words: 30, sequences: 16, events: 24, sums: 30 }
const QUESTIONS = 20

const stages: Record<LevelId, GameSource['stage']> = { sen: 0, ks1: 0, ks2: 1, gcse: 2, alevel: 2 }

/**
 * What the games of a topic draw on: its own material, and where that is too little for a game, its subject's too.
 * Without a topic, all of the subject in turn.
 */
export function gatherSource(options: {
  level: LevelId
  subject: string
  /** The topic's own; null for the whole subject. */
  own: Material | null
  /** Every topic of the subject that has material. */
  all: readonly Material[]
}): GameSource {
  const { level, subject, own, all } = options
  const gather = <K extends Kind>(kind: K) => gatherKind(kind, own, all)
  const playable = ({ quiz }: Material) => quiz.filter(hasFourOptions)
  const questions = own ? playable(own) : interleave(all.map(playable)).slice(0, QUESTIONS)
  return {
    pairs: gather('pairs'),
    words: gather('words'),
    sequences: gather('sequences'),
    events: gather('events'),
    sums: gather('sums'),
    questions: questions.map(sourceQuestion),
    stage: stages[level],
    numbers: subject === 'maths',
  }
}

/** The kind that each game is mostly made of. */
const kindOf: Partial<Record<GameId, Kind>> = {
  'memory-match': 'pairs',
  'word-builder': 'words',
  'math-ninja': 'sums',
  'pattern-master': 'sequences',
  'timeline-race': 'events',
}

/** The games for which a topic has too little of its own, so that they hold some of its subject's. */
export function borrowingGames(own: Material | null, source: GameSource): GameId[] {
  if (!own) return []
  return gameIds.filter((id) => {
    const kind = kindOf[id]
    // Without dates enough, the Timeline Race uses the topic's own processes.
    if (kind === undefined || (kind === 'events' && source.events.length < LEAST_EVENTS)) return false
    return source[kind].length > own.games[kind].length
  })
}

function gatherKind<K extends Kind>(kind: K, own: Material | null, all: readonly Material[]): GameMaterial[K] {
  type Item = GameMaterial[K][number]
  const lists = all.map(({ games }): readonly Item[] => games[kind])
  const ofSubject = interleave(lists)
  const ofTopic: readonly Item[] = own?.games[kind] ?? []
  const borrowing = ofTopic.length < enough[kind] ? plenty[kind] : ofTopic.length
  const limit = own ? borrowing : drawn[kind]
  const seen = new Set<string>()
  const kept: Item[] = []
  for (const item of [...ofTopic, ...ofSubject]) {
    const names = namesOf[kind](item)
    if (kept.length >= limit || names.some((name) => seen.has(name))) continue
    for (const name of names) seen.add(name)
    kept.push(item)
  }
  return kept as GameMaterial[K]
}

function sourceQuestion({ id, question, options, correctAnswer }: FourOptionQuestion): SourceQuestion {
  const texts = [question.text, ...options.map(({ text }) => text)]
  return {
    id,
    question: question.html,
    options: options.map(({ html }) => html),
    correctAnswer,
    text: question.text,
    answer: options[correctAnswer]?.text ?? '',
    length: texts.reduce((sum, text) => sum + text.length, 0),
  }
}

/** The first of each, then the second of each, and so on. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}
