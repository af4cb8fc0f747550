import type { Lessons, Memory, Practice } from '../memory.ts'

/**
 * Pavlik and Anderson's model of practice (2005, Cognitive Science 29, 559–586) with their figures: each time that something is met
 * adds t^-d to its activation, and d is the greater, the more active it was just then, so that practice in one go lasts less.
 */
const DECAY_BASE = 0.177
const DECAY_SCALE = 0.217
const THRESHOLD = -0.704
const NOISE = 0.255
/** Time between sessions counts so much of time within them. */
const BETWEEN_SESSIONS = 0.025
const DAY_SECONDS = 86_400
/** Days for which a session goes on after a fact was met in it. */
const SESSION_DAYS = 15 / (24 * 60)
/** What was picked from options counts half: it was not brought to mind unaided. */
const strength: Record<Practice, number> = { recalled: 1, missed: 1, read: 1, recognised: 0.5 }

interface Trace {
  at: number
  decay: number
  weight: number
}

export function activationMemory({
  ease,
  facts,
  lessons,
}: {
  /** Added to the activation of a fact; the pupil's own and the fact's. */
  ease: (fact: number) => number
  facts: number
  lessons: Lessons
}): Memory {
  const traces: Trace[][] = Array.from({ length: facts }, () => [])
  const activation = (fact: number, at: number): number => {
    let sum = 0
    for (const trace of traces[fact] ?? []) sum += trace.weight * mindSeconds(at - trace.at) ** -trace.decay
    return sum === 0 ? Number.NEGATIVE_INFINITY : ease(fact) + Math.log(sum)
  }
  const memory: Memory = {
    recall: (fact, at) => 1 / (1 + Math.exp((THRESHOLD - activation(fact, at)) / NOISE)),
    practise(fact, practice, at) {
      const decay = DECAY_SCALE * Math.exp(activation(fact, at)) + DECAY_BASE
      traces[fact]?.push({ at, decay, weight: strength[practice] })
    },
  }
  for (let fact = 0; fact < facts; fact++) for (const day of lessons(fact)) memory.practise(fact, 'recalled', day)
  return memory
}

/** Seconds as memory counts them; at least one. */
function mindSeconds(days: number): number {
  const within = Math.min(days, SESSION_DAYS)
  return Math.max(1, DAY_SECONDS * (within + BETWEEN_SESSIONS * (days - within)))
}
