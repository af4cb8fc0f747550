import type { ResponseOf } from '#contract/endpoint.ts'
import type { recordAnswersEndpoint } from '#contract/study.ts'
import { reconnectDelay } from '#domain/live/heartbeat.ts'
import type { Answer } from '#domain/study/answer.ts'
import { claimGuestAnswers, nextBatch, pendingOf } from '#domain/study/pending-answers.ts'
import { api } from '../../api/browser-api.ts'
import { ApiError } from '../../api/client.ts'
import { forgetAnswer, keepAnswer, keptAnswers } from './kept-answers.ts'

export type Reply = ResponseOf<typeof recordAnswersEndpoint>

export interface OutboxState {
  /** Answers of the current owner that the server does not have yet. */
  waiting: number
  /**
   * `held`: the connection is away or the server is busy; it is tried again by itself. `ended`: the session has ended; it is
   * tried again when the owner has signed in.
   */
  status: 'idle' | 'sending' | 'held' | 'ended'
}

const SEND_LOCK = 'revisewell:send-answers'
/** Tries that follow as a live connection's do; later ones are rarer. */
const QUICK_TRIES = 4
const LATER_MS = 30_000

interface Options {
  /** A pupil's id: whose answers are sent. */
  owner: string
  onReply: (reply: Reply) => void
  onState: (state: OutboxState) => void
}

/** Sends an owner's answers, which the device keeps until the server has acknowledged them. */
export class AnswerOutbox {
  readonly #options: Options
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #status: OutboxState['status'] = 'idle'
  #stopped = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Makes a guest's answers the owner's: whoever signs up or in keeps their work. */
  async claimGuestAnswers(): Promise<void> {
    for (const entry of claimGuestAnswers(await keptAnswers(), this.#options.owner)) keepAnswer(entry)
  }

  /** Sends what waits, one tab at a time; what fails is kept and tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#status === 'sending') return this.#report('sending')
    await oneTabAtATime(async () => {
      for (let batch = await this.#batch(); batch.length > 0; batch = await this.#batch()) {
        await this.#report('sending')
        if (!(await this.#send(batch))) return
      }
      this.#failures = 0
      await this.#report('idle')
    })
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #send(batch: Answer[]): Promise<boolean> {
    try {
      const reply = await api('POST /api/answers', { body: { answers: batch, sentAt: new Date().toISOString() } })
      for (const { id } of reply.results) forgetAnswer(id)
      this.#options.onReply(reply)
      return true
    } catch (error) {
      const { code, retryAfter } = error instanceof ApiError ? error.details : {}
      const [first] = batch
      if (code === 'bad-input' && first) {
        // Something the server will never take must not hold up the rest: sent alone, the faulty one shows itself.
        if (batch.length === 1) forgetAnswer(first.id)
        return batch.length === 1 ? true : this.#send([first])
      }
      if (code === 'not-signed-in') await this.#report('ended')
      else await this.#hold(retryAfter)
      return false
    }
  }

  async #hold(retryAfter: number | undefined): Promise<void> {
    this.#failures++
    const backOff = this.#failures > QUICK_TRIES ? LATER_MS : reconnectDelay(this.#failures)
    const wait = retryAfter === undefined ? backOff : retryAfter * 1000
    if (!this.#stopped) this.#timer = setTimeout(() => void this.flush(), wait)
    await this.#report('held')
  }

  async #report(status: OutboxState['status']): Promise<void> {
    this.#status = status
    const waiting = pendingOf(await keptAnswers(), this.#options.owner).length
    if (!this.#stopped) this.#options.onState({ status, waiting })
  }

  async #batch(): Promise<Answer[]> {
    return nextBatch(await keptAnswers(), this.#options.owner)
  }
}

/** Without locks (a school's plain http address has none) two tabs may send the same answer; the server counts it once. */
async function oneTabAtATime(send: () => Promise<void>): Promise<void> {
  let began = false
  const locked = () => {
    began = true
    return send()
  }
  try {
    await navigator.locks.request(SEND_LOCK, locked)
  } catch (error) {
    // Where storage is switched off the browser may refuse locks too.
    if (began) throw error
    await send()
  }
}
