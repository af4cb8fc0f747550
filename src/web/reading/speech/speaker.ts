import { wordAt } from '#domain/reading/speech-parts.ts'
import type { Passage } from './passage.ts'
import { clearSpoken, showSpoken } from './spoken-mark.ts'
import type { Voice } from './voice.ts'

export type SpeakerState = 'playing' | 'paused' | 'stopped' | 'failed'

export interface SpeakerOptions {
  voice: Voice
  /** What there is to read, asked for anew each time it starts from the beginning. */
  passages: () => Passage[]
  rate: number
  onState: (state: SpeakerState) => void
}

/** Reads passage after passage, marks the word that is being said, and knows where it was when it is paused. */
export class Speaker {
  readonly #options: SpeakerOptions
  #rate: number
  #passages: Passage[] = []
  #at = { passage: 0, word: 0 }
  #saying: { stop(): void } | null = null
  /** Whether the reader wants to be read to: so from Play until Pause or Stop, past the end of a card too. */
  #wanted = false

  constructor(options: SpeakerOptions) {
    this.#options = options
    this.#rate = options.rate
  }

  /** From where it was paused, else from the beginning. */
  play(): void {
    if (this.#passages.length === 0) {
      this.#passages = this.#options.passages()
      this.#at = { passage: 0, word: 0 }
    }
    this.#wanted = true
    this.#options.onState('playing')
    this.#sayNext()
  }

  /** Another card or question stands there now: goes on with it, or begins with it at the next Play. */
  turn(): void {
    this.#silence()
    this.#passages = []
    if (this.#wanted) this.play()
    else this.#end('stopped')
  }

  pause(): void {
    this.#wanted = false
    this.#silence()
    this.#options.onState('paused')
  }

  stop(): void {
    this.#wanted = false
    this.#silence()
    this.#end('stopped')
  }

  /** Holds from the present word on. */
  setRate(rate: number): void {
    this.#rate = rate
    if (!this.#saying) return
    this.#silence()
    this.#sayNext()
  }

  #silence(): void {
    this.#saying?.stop()
    this.#saying = null
  }

  #end(state: SpeakerState): void {
    this.#passages = []
    clearSpoken()
    this.#options.onState(state)
  }

  #sayNext(): void {
    const passage = this.#passages[this.#at.passage]
    const whole = passage?.rangeOf({ from: 0, to: passage.text.length })
    // After the last one, or when the page has turned to something else.
    if (!passage || !whole?.startContainer.isConnected) return this.#end('stopped')
    const start = this.#at.word
    showSpoken(whole, passage.rangeOf(wordAt(passage.text, start)))
    this.#saying = this.#options.voice.say(passage.text.slice(start), {
      rate: this.#rate,
      onWord: (at) => {
        this.#at.word = start + at
        showSpoken(whole, passage.rangeOf(wordAt(passage.text, start + at)))
      },
      onEnd: () => {
        this.#at = { passage: this.#at.passage + 1, word: 0 }
        this.#sayNext()
      },
      onFail: () => {
        this.#wanted = false
        this.#silence()
        this.#end('failed')
      },
    })
  }
}
