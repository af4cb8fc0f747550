/** How a text is to be said. Nothing is called any more once it was stopped. */
export interface Saying {
  /** 1 is the voice's own speed. */
  rate: number
  /** The place of the word that is being said; its length, where the voice knows. */
  onWord: (at: number) => void
  onEnd: () => void
  onFail: () => void
}

/** Something that can say a text. */
export interface Voice {
  say(text: string, saying: Saying): { stop(): void }
}

/** How long a browser may take to name its voices. */
const VOICES_WITHIN_MS = 1500

/** A voice of the browser's, or the bundled one where there is none. */
export async function findVoice(): Promise<Voice> {
  const own = await browsersVoice()
  if (own) return browserVoice(own)
  return (await import('./bundled-voice.ts')).bundledVoice()
}

/** British before other English, and on the device before over the network. */
async function browsersVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null
  if (speechSynthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
      setTimeout(resolve, VOICES_WITHIN_MS)
    })
  const worth = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/^en[-_]GB/i.test(lang) ? 2 : 0) + (localService ? 1 : 0)
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en/i.test(lang))
  return english.toSorted((one, other) => worth(other) - worth(one))[0] ?? null
}

const browserVoice = (voice: SpeechSynthesisVoice): Voice => ({
  say(text, { rate, onWord, onEnd, onFail }) {
    let going = true
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.voice = voice
    spoken.lang = voice.lang
    spoken.rate = rate
    spoken.onboundary = ({ name, charIndex }) => going && name !== 'sentence' && onWord(charIndex)
    spoken.onend = () => going && onEnd()
    spoken.onerror = () => going && onFail()
    speechSynthesis.cancel()
    speechSynthesis.speak(spoken)
    return {
      stop() {
        going = false
        speechSynthesis.cancel()
      },
    }
  },
})
