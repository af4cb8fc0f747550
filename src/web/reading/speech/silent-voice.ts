import type { Voice } from './voice.ts'
import { VOICE_WORDS_A_MINUTE } from './voice-pace.ts'

/** Says nothing, but takes its time over each word, for captions where no voice is to be had or wanted. */
export const silentVoice: Voice = {
  say(text, { rate, onWord, onEnd }) {
    const words = [...text.matchAll(/\S+/g)].map(({ index }) => index)
    const msPerWord = 60_000 / (VOICE_WORDS_A_MINUTE * rate)
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const go = () => {
      const at = words[next]
      next += 1
      if (at === undefined) return onEnd()
      onWord(at)
      timer = setTimeout(go, msPerWord)
    }
    timer = setTimeout(go)
    return { stop: () => clearTimeout(timer) }
  },
}
