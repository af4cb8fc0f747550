import type { ResponseOf } from '#contract/endpoint.ts'
import type { recordAnswers } from '#contract/study.ts'
import type { Answer } from '#domain/study/answer.ts'
import { claimGuestAnswers, nextBatch, type PendingAnswer, pendingOf } from '#domain/study/pending-answers.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { answerKey, keptAnswerKeys } from './answer-key.ts'

export type Reply = ResponseOf<typeof recordAnswers>

export interface OutboxState {
  /** Answers of the current owner that the server does not have yet. */
  waiting: number
  /** `held`: the connection is away or the server is busy; it is tried again by itself. */
  status: 'idle' | 'sending' | 'held'
}

const SEND_LOCK = 'revisewell:send-answers'
/** Seconds between tries while the connection is away (specification, section 9: reconnect back-off). */
const BACK_OFF_S = [1, 2, 5, 10]
const MOST_TRIES_S = 30

/** Keeps every answer on the device until the server has acknowledged it, and sends what waits. */
export class AnswerOutbox {
  /** Entries that this page wrote; others (an earlier visit's, another tab's) are parsed when they are met. */
  readonly #own = new Map<string, PendingAnswer>()
  readonly #onReply: (reply: Reply) => void
  readonly #onState: (state: OutboxState) => void
  #owner: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #status: OutboxState['status'] = 'idle'

  constructor(listeners: { onReply: (reply: Reply) => void; onState: (state: OutboxState) => void }) {
    this.#onReply = listeners.onReply
    this.#onState = listeners.onState
  }

  /** Who studies from now on; null is a guest, whose answers stay on the device. A person who signed in takes the guest's along. */
  async setOwner(owner: string | null): Promise<void> {
    this.#owner = owner
    if (owner !== null) for (const entry of claimGuestAnswers(await this.#all(), owner)) this.#write(entry)
    await this.flush()
  }

  add(answer: Answer): void {
    this.#write({ owner: this.#owner, answer })
    void this.flush()
  }

  /** Sends what waits, one tab at a time; what fails is kept and tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const owner = this.#owner
    if (owner === null || this.#status === 'sending') return this.#report(this.#status)
    await oneTabAtATime(async () => {
      for (let batch = await this.#batch(owner); batch.length > 0; batch = await this.#batch(owner)) {
        await this.#report('sending')
        if (!(await this.#send(batch))) return
      }
      this.#failures = 0
      await this.#report('idle')
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #send(batch: Answer[]): Promise<boolean> {
    try {
      const reply = await api('POST /api/answers', { body: { answers: batch } })
      for (const { id } of reply.results) this.#remove(id)
      this.#onReply(reply)
      return true
    } catch (error) {
      const [first] = batch
      if (error instanceof ApiError && error.code === 'bad-input' && first) {
        // Something the server will never take must not hold up the rest: sent alone, the faulty one shows itself.
        if (batch.length === 1) this.#remove(first.id)
        return batch.length === 1 ? true : this.#send([first])
      }
      await this.#hold(error instanceof ApiError ? error.details.retryAfter : undefined)
      return false
    }
  }

  async #hold(retryAfter: number | undefined): Promise<void> {
    const wait = retryAfter ?? BACK_OFF_S[this.#failures] ?? MOST_TRIES_S
    this.#failures++
    this.#timer = setTimeout(() => void this.flush(), wait * 1000)
    await this.#report('held')
  }

  async #report(status: OutboxState['status']): Promise<void> {
    this.#status = status
    const waiting = pendingOf(await this.#all(), this.#owner).length
    this.#onState({ status, waiting })
  }

  async #batch(owner: string): Promise<Answer[]> {
    return nextBatch(await this.#all(), owner)
  }

  async #all(): Promise<PendingAnswer[]> {
    const entries: PendingAnswer[] = []
    for (const key of keptAnswerKeys()) {
      const known = this.#own.get(key) ?? (await readForeign(key))
      if (known) entries.push(known)
    }
    return entries
  }

  #write(entry: PendingAnswer): void {
    const key = answerKey(entry.answer.id)
    this.#own.set(key, entry)
    localStorage.setItem(key, JSON.stringify(entry))
  }

  #remove(id: string): void {
    this.#own.delete(answerKey(id))
    localStorage.removeItem(answerKey(id))
  }
}

/** Without locks (a school's plain http address has none) two tabs may send the same answer; the server counts it once. */
async function oneTabAtATime(send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(SEND_LOCK, send)
}

/** The schema is fetched only when there is something to parse: a first visit has nothing stored. */
async function readForeign(key: string): Promise<PendingAnswer | null> {
  const stored = localStorage.getItem(key)
  if (stored === null) return null
  const { readStoredAnswer } = await import('#domain/study/stored-answer.ts')
  const entry = readStoredAnswer(stored)
  if (!entry) localStorage.removeItem(key)
  return entry
}
