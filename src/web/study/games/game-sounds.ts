export type SoundName = 'press' | 'right' | 'wrong' | 'heart' | 'finished'

interface Note {
  /** Hertz. */
  pitch: number
  /** Seconds after the first. */
  at: number
  /** Seconds. */
  long: number
}

const sounds: Record<SoundName, readonly Note[]> = {
  press: [{ pitch: 520, at: 0, long: 0.06 }],
  right: [
    { pitch: 587, at: 0, long: 0.12 },
    { pitch: 880, at: 0.09, long: 0.2 },
  ],
  // Low and soft: a mistake is no alarm.
  wrong: [{ pitch: 196, at: 0, long: 0.22 }],
  heart: [
    { pitch: 440, at: 0, long: 0.1 },
    { pitch: 660, at: 0.1, long: 0.1 },
    { pitch: 990, at: 0.2, long: 0.2 },
  ],
  finished: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: index * 0.13, long: 0.3 })),
}
const LOUDNESS = 0.08

let audio: AudioContext | null = null

/** Plays a short sound. A browser that has none, or does not allow it yet, stays silent. */
export function playSound(name: SoundName): void {
  try {
    audio ??= new AudioContext()
    const { currentTime } = audio
    for (const { pitch, at, long } of sounds[name]) sound(audio, pitch, currentTime + at, long)
  } catch {
    // A game is whole without sound.
  }
}

function sound(context: AudioContext, pitch: number, from: number, long: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  // Swelling and fading, so that nothing clicks.
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(from + long)
}
