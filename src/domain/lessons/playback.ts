import { firstOfSlide, type Timeline } from './timeline.ts'

/** Where a lesson is. `held`: a slide was said to its end and waits, in calm mode, to be told to go on. */
export interface Playback {
  /** The number of the sentence. */
  at: number
  state: 'ready' | 'playing' | 'paused' | 'held' | 'ended'
  /** Grows when a sentence is gone to, so that going to the one that is being said says it anew. */
  take: number
}

export type PlaybackEvent =
  | { type: 'play' }
  | { type: 'pause' }
  /** The sentence was said. With `hold` nothing moves on to another slide by itself. */
  | { type: 'said'; hold: boolean }
  | { type: 'seek'; to: number }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'slide'; by: 1 | -1 }

export const startPlayback = (at: number): Playback => ({ at, state: at === 0 ? 'ready' : 'paused', take: 0 })

/** The rules of the lessons' player, on a lesson's timeline. */
export function playbackReducer(timeline: Timeline): (playback: Playback, event: PlaybackEvent) => Playback {
  const { sentences } = timeline
  const last = sentences.length - 1
  const slideOf = (at: number) => sentences[at]?.slide ?? 0
  const slides = slideOf(last) + 1

  const seek = ({ state, take }: Playback, to: number): Playback => ({
    at: Math.min(last, Math.max(0, to)),
    state: state === 'playing' ? 'playing' : 'paused',
    take: take + 1,
  })
  return (playback, event) => {
    const { at, state, take } = playback
    if (event.type === 'play') {
      if (state === 'ended') return { at: 0, state: 'playing', take: take + 1 }
      return { at: state === 'held' ? Math.min(last, at + 1) : at, state: 'playing', take }
    }
    if (event.type === 'pause') return state === 'playing' ? { at, state: 'paused', take } : playback
    if (event.type === 'seek') return seek(playback, event.to)
    if (event.type === 'step') return seek(playback, at + event.by)
    if (event.type === 'slide') {
      const slide = slideOf(at) + event.by
      // Back from within a slide leads to its own beginning first, as players do.
      if (event.by === -1 && at > firstOfSlide(timeline, slideOf(at)))
        return seek(playback, firstOfSlide(timeline, slideOf(at)))
      return slide >= slides ? playback : seek(playback, firstOfSlide(timeline, Math.max(0, slide)))
    }
    if (state !== 'playing') return playback
    if (at === last) return { at, state: 'ended', take }
    return event.hold && slideOf(at + 1) !== slideOf(at)
      ? { at, state: 'held', take }
      : { at: at + 1, state: 'playing', take }
  }
}
