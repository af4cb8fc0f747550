import { setTimeout as delay } from 'node:timers/promises'
import type { AnswerOf } from '#contract/endpoint.ts'
import { recordAnswersEndpoint } from '#contract/study.ts'
import type { Answer } from '#domain/study/answer.ts'
import { type Chance, pick, wholeNumber } from '../product/seeded-chance.ts'
import type { SignedInPupil } from '../product/sign-in-pupils.ts'

/** What the server said of an answer when it first acknowledged it; null where it only said that it had it already. */
export interface Acknowledged {
  correct: boolean | null
  xp: number | null
}

const NEW_ANSWERS_AT_ONCE = 3
const RESENT_SHARE = 0.25
const TWICE_SHARE = 0.15
const RETRY_AFTER_MS = 20
const RESENT_AFTER_CRASH = 30

/** A pupil's device under test: it sends answers, some of them again, and remembers which the server has acknowledged. */
export class Device {
  readonly studentId: string
  readonly acknowledged = new Map<string, Acknowledged>()
  /** What the server said that it must never say. */
  readonly faults: string[] = []
  /** Requests that it answered with an error of its own. */
  failures = 0
  readonly #cookie: string
  readonly #answers: Iterator<Answer>
  readonly #chance: Chance
  readonly #onAcknowledged: () => void
  readonly #sent = new Map<string, Answer>()

  constructor(options: {
    pupil: SignedInPupil
    answers: Iterator<Answer>
    chance: Chance
    onAcknowledged: () => void
  }) {
    this.studentId = options.pupil.id
    this.#cookie = options.pupil.cookie
    this.#answers = options.answers
    this.#chance = options.chance
    this.#onAcknowledged = options.onAcknowledged
  }

  get unacknowledged(): number {
    return this.#sent.size - this.acknowledged.size
  }

  /** Sends new answers without end, at times with earlier ones among them, at times the same request twice at once. `pauseMs`: between two requests. */
  async stream(url: string, signal: AbortSignal, { pauseMs = 0 } = {}): Promise<void> {
    while (!signal.aborted) {
      const answers = this.#nextRequest()
      const copies = this.#chance() < TWICE_SHARE ? 2 : 1
      const taken = await Promise.all(Array.from({ length: copies }, () => this.#send(url, answers)))
      if (taken.includes(false)) await delay(RETRY_AFTER_MS)
      if (pauseMs > 0) await delay(pauseMs)
    }
  }

  /** Sends again what was never acknowledged, with some that was. @returns how many answers that were. */
  async resend(url: string): Promise<number> {
    const lost = [...this.#sent.values()].filter(({ id }) => !this.acknowledged.has(id))
    const known = [...this.acknowledged.keys()].slice(-RESENT_AFTER_CRASH).flatMap((id) => this.#sent.get(id) ?? [])
    const again = [...lost, ...known]
    for (let from = 0; from < again.length; from += 50) {
      const answers = again.slice(from, from + 50)
      const taken = await Promise.all([this.#send(url, answers), this.#send(url, answers)])
      if (taken.includes(false)) this.faults.push(`${this.studentId}'s answers were not taken after the crash.`)
    }
    return again.length
  }

  #nextRequest(): Answer[] {
    const fresh = Array.from({ length: wholeNumber(this.#chance, 1, NEW_ANSWERS_AT_ONCE) }, () => this.#nextAnswer())
    const earlier = [...this.#sent.values()]
    for (const answer of fresh) this.#sent.set(answer.id, answer)
    return this.#chance() < RESENT_SHARE && earlier.length > 0 ? [...fresh, pick(this.#chance, earlier)] : fresh
  }

  #nextAnswer(): Answer {
    const { value, done } = this.#answers.next()
    if (done) throw new Error('The answers ran out.')
    return value
  }

  /** @returns whether the server took the request. */
  async #send(url: string, answers: readonly Answer[]): Promise<boolean> {
    const knownBefore = new Set(this.acknowledged.keys())
    try {
      const response = await fetch(`${url}/api/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie },
        body: JSON.stringify({ answers }),
      })
      const text = await response.text()
      if (response.ok) this.#note(recordAnswersEndpoint.response.parse(JSON.parse(text)), knownBefore)
      else if (response.status >= 500) this.failures += 1
      else this.faults.push(`${this.studentId} was answered ${response.status}: ${text.slice(0, 200)}`)
      return response.ok
    } catch (error) {
      // `fetch` fails with a TypeError when the connection does; anything else is a fault of ours.
      if (error instanceof TypeError) return false
      throw error
    }
  }

  #note({ results }: AnswerOf<typeof recordAnswersEndpoint>, knownBefore: ReadonlySet<string>): void {
    for (const result of results) {
      const { id, status } = result
      if (status === 'refused') this.faults.push(`${this.studentId}'s answer ${id} was refused: ${result.code}.`)
      else if (status === 'recorded' && knownBefore.has(id))
        this.faults.push(`${this.studentId}'s answer ${id} counted again after it was acknowledged.`)
      else if (!this.acknowledged.has(id)) {
        const { correct, xp } = status === 'recorded' ? result : { correct: null, xp: null }
        this.acknowledged.set(id, { correct, xp })
        this.#onAcknowledged()
      }
    }
  }
}
