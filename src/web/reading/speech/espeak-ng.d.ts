declare module '@echogarden/espeak-ng-emscripten' {
  export interface SpeechEvent {
    type: string
    /** In characters, from 1. */
    text_position: number
    /** In milliseconds of sound from the beginning. */
    audio_position: number
  }
  export interface SpeechWorker {
    set_voice(name: string): number
    /** Words a minute, 80 to 450. */
    set_rate(wordsPerMinute: number): void
    /** Return true to end early. */
    synthesize(text: string, onSound: (samples: Int16Array, events: SpeechEvent[]) => boolean): void
  }
  const create: (options: {
    getPreloadedPackage: () => ArrayBuffer
  }) => Promise<{ eSpeakNGWorker: new () => SpeechWorker }>
  export default create
}
