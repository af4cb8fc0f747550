import { topicIdOf } from '../../curriculum/item-id.ts'
import { type Random, seededRandom } from '../../seeded-random.ts'
import { type AssessmentObjective, type ExamQuestion, marksOf } from '../exam-question.ts'
import type { Paper } from './paper.ts'

/** How far the share of an assessment objective may be from the blueprint's, in per cent of the marks. */
export const OBJECTIVE_TOLERANCE = 5
const STARTS = 24
const SWAPS = 400
/** What a question that was in an earlier mock costs, in points of the objectives: it is taken only where nothing else fits. */
const USED_COSTS = 200
/** What it costs where unused ones alone miss the shares: as many new questions as the shares leave room for. */
const USED_COSTS_AT_NEED = 3

type Blueprint = Pick<Paper, 'marks' | 'objectives' | 'topicIds' | 'sections' | 'others' | 'tier' | 'calculator'>

/** The questions that may be in a paper: of its topics, points and tier, and such as need no calculator where none is allowed. */
export function questionsFor(
  { topicIds, others, tier, calculator }: Blueprint,
  bank: readonly ExamQuestion[],
): ExamQuestion[] {
  const topics = new Set(topicIds)
  const ofOthers = new Set(others)
  return bank.filter(
    ({ id, higher, parts }) =>
      topics.has(topicIdOf(id)) &&
      !ofOthers.has(id) &&
      (tier !== 'foundation' || !higher) &&
      parts.every((part) => part.calculator === null || part.calculator === (calculator === 'allowed')),
  )
}

/**
 * Draws a mock: its marks, and those of each section, are exactly the blueprint's, the shares of the assessment objectives within `OBJECTIVE_TOLERANCE`, topics are
 * spread, and questions of earlier mocks (`used`) come only when there is no other way. Null where the bank cannot fill it.
 * @param seed draws the same mock again
 */
export function drawMock(
  blueprint: Blueprint,
  { bank, used, seed }: { bank: readonly ExamQuestion[]; used: ReadonlySet<string>; seed: number },
): ExamQuestion[] | null {
  const random = seededRandom(seed)
  const candidates = questionsFor(blueprint, bank)
  const first = drawBest(candidates, { blueprint, used, usedCosts: USED_COSTS, last: used, random })
  if (first || used.size === 0) return first
  const none = new Set<string>()
  return (
    drawBest(candidates, { blueprint, used, usedCosts: USED_COSTS_AT_NEED, last: none, random }) ??
    drawBest(candidates, { blueprint, used, usedCosts: 0, last: none, random })
  )
}

interface Draw {
  blueprint: Blueprint
  used: ReadonlySet<string>
  usedCosts: number
  random: Random
}

/** The best of several tries. @param options.last questions that a try begins with only when the others are gone */
function drawBest(
  candidates: readonly ExamQuestion[],
  options: Draw & { last: ReadonlySet<string> },
): ExamQuestion[] | null {
  const { blueprint, last, random } = options
  let best: { chosen: ExamQuestion[]; cost: number } | null = null
  for (let start = 0; start < STARTS; start++) {
    const first = fillSections(candidates, { blueprint, used: last, random })
    if (!first) continue
    const chosen = improve(first, candidates, options)
    const cost = costOf(chosen, options)
    if (isWithin(chosen, blueprint) && (!best || cost < best.cost)) best = { chosen, cost }
  }
  return best && inOrder(best.chosen, blueprint)
}

/** Fills each section by itself, or the whole paper where it has none; null where one cannot be filled. */
function fillSections(
  candidates: readonly ExamQuestion[],
  { blueprint, used, random }: { blueprint: Blueprint; used: ReadonlySet<string>; random: Random },
): ExamQuestion[] | null {
  const { sections } = blueprint
  const chosen: ExamQuestion[] = []
  for (const { marks, topicIds } of sections.length > 0 ? sections : [blueprint]) {
    const topics = new Set(topicIds)
    const own = candidates.filter((question) => topics.has(weightOf(question).topicId))
    const filled = fill(own, { marks, used, random })
    if (!filled) return null
    chosen.push(...filled)
  }
  return chosen
}

/** Takes topics in turn, unused questions first, then closes the gap to the exact marks. */
function fill(
  candidates: readonly ExamQuestion[],
  { marks, used, random }: { marks: number; used: ReadonlySet<string>; random: Random },
): ExamQuestion[] | null {
  const unusedFirst = (list: ExamQuestion[]) => [
    ...list.filter(({ id }) => !used.has(id)),
    ...list.filter(({ id }) => used.has(id)),
  ]
  const byTopic = random
    .shuffle([...Map.groupBy(random.shuffle(candidates), (question) => weightOf(question).topicId).values()])
    .map(unusedFirst)
  const longest = Math.max(0, ...byTopic.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, round) => byTopic.flatMap((list) => list[round] ?? [])).flat()
  const ordered = unusedFirst(inTurn)
  // The last eighth is left for closing the gap.
  const chosen: ExamQuestion[] = []
  let total = 0
  const open: ExamQuestion[] = []
  for (const question of ordered) {
    const { marks: own } = weightOf(question)
    if (total + own <= marks * 0.875) {
      chosen.push(question)
      total += own
    } else open.push(question)
  }
  const rest = exactly(marks - total, open)
  return rest && [...chosen, ...rest]
}

/** Some of the questions that come to these marks exactly, the first ones where there is a choice; null where none do. */
function exactly(marks: number, questions: readonly ExamQuestion[]): ExamQuestion[] | null {
  const reached = new Map<number, ExamQuestion[]>([[0, []]])
  for (const question of questions) {
    const { marks: own } = weightOf(question)
    for (const [sum, chosen] of Array.from(reached)) {
      const next = sum + own
      if (next <= marks && !reached.has(next)) reached.set(next, [...chosen, question])
    }
    const found = reached.get(marks)
    if (found) return found
  }
  return reached.get(marks) ?? null
}

/** Swaps questions of equal marks within a section as long as that brings the shares nearer. */
function improve(first: readonly ExamQuestion[], candidates: readonly ExamQuestion[], options: Draw): ExamQuestion[] {
  const { blueprint, random } = options
  let chosen = [...first]
  let cost = costOf(chosen, options)
  const placeOf = (question: ExamQuestion) => {
    const { topicId, marks } = weightOf(question)
    return `${blueprint.sections.findIndex(({ topicIds }) => topicIds.includes(topicId))} ${marks}`
  }
  const byPlace = Map.groupBy(candidates, placeOf)
  for (let swap = 0; swap < SWAPS && cost > 0; swap++) {
    const at = random.below(chosen.length)
    const out = chosen[at]
    if (!out) continue
    const others = byPlace.get(placeOf(out)) ?? []
    const into = others[random.below(others.length)]
    if (!into || chosen.includes(into)) continue
    const tried = chosen.with(at, into)
    const after = costOf(tried, options)
    if (after < cost) [chosen, cost] = [tried, after]
  }
  return chosen
}

/** Per cent of the marks by objective. */
export function sharesOf(questions: readonly ExamQuestion[]): Map<AssessmentObjective, number> {
  const weights = questions.map(weightOf)
  const marks = weights.reduce((sum, weight) => sum + weight.marks, 0)
  const shares = new Map<AssessmentObjective, number>()
  for (const { objectives } of weights)
    for (const [name, of] of objectives) shares.set(name, (shares.get(name) ?? 0) + (of * 100) / marks)
  return shares
}

/** What a draw counts of a question. */
interface Weight {
  topicId: string
  marks: number
  objectives: readonly [name: AssessmentObjective, marks: number][]
}
// Each swap that is tried weighs the whole paper.
const weighed = new WeakMap<ExamQuestion, Weight>()

function weightOf(question: ExamQuestion): Weight {
  const known = weighed.get(question)
  if (known) return known
  const weight = {
    topicId: topicIdOf(question.id),
    marks: marksOf(question),
    objectives: question.parts.flatMap(
      ({ objectives }) => Object.entries(objectives) as [name: AssessmentObjective, marks: number][],
    ),
  }
  weighed.set(question, weight)
  return weight
}

function offOf(questions: readonly ExamQuestion[], { objectives }: Pick<Blueprint, 'objectives'>): number[] {
  const shares = sharesOf(questions)
  for (const name of Object.keys(objectives) as AssessmentObjective[]) if (!shares.has(name)) shares.set(name, 0)
  return Array.from(shares, ([name, share]) => Math.abs(share - (objectives[name] ?? 0)))
}

const isWithin = (questions: readonly ExamQuestion[], blueprint: Blueprint) =>
  offOf(questions, blueprint).every((off) => off <= OBJECTIVE_TOLERANCE)

/** Points off the shares, for each topic that is missing while it has questions one more, and for each used question many. */
function costOf(questions: readonly ExamQuestion[], { blueprint, used, usedCosts }: Draw): number {
  const off = offOf(questions, blueprint).reduce((sum, points) => sum + points, 0)
  const ofTopics = new Map<string, number>()
  let again = 0
  for (const question of questions) {
    const { topicId } = weightOf(question)
    ofTopics.set(topicId, (ofTopics.get(topicId) ?? 0) + 1)
    if (used.has(question.id)) again++
  }
  let crowded = 0
  for (const count of ofTopics.values()) crowded += Math.max(0, count - 2)
  return off + crowded + usedCosts * again
}

/** As the topics stand in the specification; within a topic from short to long. */
const inOrder = (questions: readonly ExamQuestion[], { topicIds }: Blueprint): ExamQuestion[] =>
  questions.toSorted(
    (one, other) =>
      topicIds.indexOf(topicIdOf(one.id)) - topicIds.indexOf(topicIdOf(other.id)) || marksOf(one) - marksOf(other),
  )
