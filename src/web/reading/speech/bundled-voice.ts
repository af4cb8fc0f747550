import type { SpeechSound, SpeechWish } from './bundled-voice-worker.ts'
import type { Voice } from './voice.ts'

const SAMPLES_A_SECOND = 22_050

/** eSpeak NG, run in a worker of the page's own, for a browser that has no voice. */
export function bundledVoice(): Voice {
  const worker = new Worker(new URL('./bundled-voice-worker.ts', import.meta.url), { type: 'module' })
  const sound = new AudioContext()
  const waiting = new Map<number, (made: SpeechSound | null) => void>()
  worker.addEventListener('message', ({ data }: MessageEvent<SpeechSound>) => answer(data.id, data))
  worker.addEventListener('error', () => {
    for (const id of waiting.keys()) answer(id, null)
  })
  const answer = (id: number, made: SpeechSound | null) => {
    waiting.get(id)?.(made)
    waiting.delete(id)
  }
  let asked = 0
  const make = (text: string, rate: number) =>
    new Promise<SpeechSound | null>((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      worker.postMessage({ id: asked, text, rate } satisfies SpeechWish)
    })

  return {
    say(text, { rate, onWord, onEnd, onFail }) {
      let going = true
      let source: AudioBufferSourceNode | null = null
      make(text, rate)
        .then(async (made) => {
          if (!going) return
          if (!made || made.samples.length === 0) return onFail()
          await sound.resume()
          if (!going) return
          source = play(sound, made.samples)
          source.onended = () => going && onEnd()
          followWords(sound, made.words, () => going, onWord)
        })
        .catch(() => going && onFail())
      return {
        stop() {
          going = false
          source?.stop()
        },
      }
    },
  }
}

function play(sound: AudioContext, samples: Int16Array): AudioBufferSourceNode {
  const buffer = sound.createBuffer(1, samples.length, SAMPLES_A_SECOND)
  buffer.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32_768),
    0,
  )
  const source = sound.createBufferSource()
  source.buffer = buffer
  source.connect(sound.destination)
  source.start()
  return source
}

/** Says each word's place when it is heard. */
function followWords(
  sound: AudioContext,
  words: SpeechSound['words'],
  going: () => boolean,
  onWord: (at: number) => void,
): void {
  const began = sound.currentTime
  let next = 0
  const look = () => {
    if (!going()) return
    const heard = sound.currentTime - began
    let word: SpeechSound['words'][number] | undefined
    for (; next < words.length && (words[next]?.seconds ?? 0) <= heard; next++) word = words[next]
    if (word) onWord(word.at)
    if (next < words.length) requestAnimationFrame(look)
  }
  look()
}
