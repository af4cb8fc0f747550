import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlaybackEvent, playbackReducer, startPlayback } from './playback.ts'
import { timelineOf } from './timeline.ts'

const slide = (...texts: string[]) => ({ heading: 'One', parts: [], sentences: texts.map((text) => ({ text })) })
/** Sentences 0 and 1, then 2, then 3 and 4. */
const timeline = timelineOf({ wordsPerMinute: 100, slides: [slide('a', 'b'), slide('c'), slide('d', 'e')] })
const reduce = playbackReducer(timeline)
const after = (from: number, ...events: PlaybackEvent[]) => events.reduce(reduce, startPlayback(from))
const said: PlaybackEvent = { type: 'said', hold: false }
const play: PlaybackEvent = { type: 'play' }

describe("the player's rules", () => {
  test('nothing plays by itself, and a lesson that was left goes on where it was', () => {
    expect(startPlayback(0)).toMatchObject({ at: 0, state: 'ready' })
    expect(startPlayback(3)).toMatchObject({ at: 3, state: 'paused' })
    expect(after(3, said)).toMatchObject({ at: 3, state: 'paused' })
  })

  test('sentence follows sentence to the end, and then it plays again from the beginning', () => {
    expect(after(0, play, said, said)).toMatchObject({ at: 2, state: 'playing' })
    expect(after(4, play, said)).toMatchObject({ at: 4, state: 'ended' })
    expect(after(4, play, said, play)).toMatchObject({ at: 0, state: 'playing' })
  })

  test('in calm mode a slide waits to be told to go on', () => {
    const held = after(1, play, { type: 'said', hold: true })
    expect(held).toMatchObject({ at: 1, state: 'held' })
    expect(reduce(held, play)).toMatchObject({ at: 2, state: 'playing' })
    expect(after(0, play, { type: 'said', hold: true })).toMatchObject({ at: 1, state: 'playing' })
  })

  test('slides are gone through by their beginnings; back from within one leads to its own', () => {
    expect(after(0, { type: 'slide', by: 1 })).toMatchObject({ at: 2, state: 'paused' })
    expect(after(4, { type: 'slide', by: -1 })).toMatchObject({ at: 3 })
    expect(after(3, { type: 'slide', by: -1 })).toMatchObject({ at: 2 })
    expect(after(4, { type: 'slide', by: 1 })).toMatchObject({ at: 4 })
  })

  test('going to a sentence goes on playing there, even to the one that is being said', () => {
    const playing = after(2, play)
    const again = reduce(playing, { type: 'seek', to: 2 })
    expect(again).toMatchObject({ at: 2, state: 'playing' })
    expect(again.take).not.toBe(playing.take)
  })

  test('whatever happens, it stands at one of its sentences', () => {
    const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
      fc.constantFrom<PlaybackEvent>(play, { type: 'pause' }, said, { type: 'said', hold: true }),
      fc.integer({ min: -9, max: 99 }).map((to): PlaybackEvent => ({ type: 'seek', to })),
      fc
        .tuple(fc.constantFrom('step', 'slide'), fc.constantFrom(1, -1))
        .map(([type, by]): PlaybackEvent => ({ type, by })),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect([0, 1, 2, 3, 4]).toContain(after(0, ...events).at)
      }),
    )
  })
})
