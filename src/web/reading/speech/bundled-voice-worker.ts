import createSpeech, { type SpeechWorker } from '@echogarden/espeak-ng-emscripten'
import voiceData from '@echogarden/espeak-ng-emscripten/espeak-ng.data?url'
import { VOICE_WORDS_A_MINUTE } from './voice-pace.ts'

export interface SpeechWish {
  id: number
  text: string
  rate: number
}

/** Sound at 22,050 samples a second, and when in it each word begins, in seconds. */
export interface SpeechSound {
  id: number
  samples: Int16Array<ArrayBuffer>
  words: { at: number; seconds: number }[]
}

let speech: Promise<SpeechWorker> | null = null

addEventListener('message', async ({ data: { id, text, rate } }: MessageEvent<SpeechWish>) => {
  try {
    speech ??= start()
    postMessage({ id, ...say(await speech, text, rate) } satisfies SpeechSound)
  } catch {
    speech = null
    postMessage({ id, samples: new Int16Array(), words: [] } satisfies SpeechSound)
  }
})

function say(worker: SpeechWorker, text: string, rate: number): Omit<SpeechSound, 'id'> {
  const parts: Int16Array[] = []
  const words: SpeechSound['words'] = []
  worker.set_rate(Math.round(VOICE_WORDS_A_MINUTE * rate))
  worker.synthesize(text, (sound, events) => {
    parts.push(sound)
    for (const { type, text_position, audio_position } of events)
      if (type === 'word') words.push({ at: text_position - 1, seconds: audio_position / 1000 })
    return false
  })
  const samples = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    samples.set(part, end)
    end += part.length
  }
  return { samples, words }
}

async function start(): Promise<SpeechWorker> {
  const file = await fetch(voiceData)
  if (!file.ok) throw new Error(`the voice is not there: ${file.status}`)
  const data = await unpacked(await file.arrayBuffer())
  const { eSpeakNGWorker } = await createSpeech({ getPreloadedPackage: () => data })
  const worker = new eSpeakNGWorker()
  worker.set_voice('en-gb-x-rp')
  return worker
}

/** The build packs the voice's file; in development it is as its package has it. */
async function unpacked(file: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(file)
  if (first !== 0x1f || second !== 0x8b) return file
  return new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
