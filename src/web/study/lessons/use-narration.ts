import { useEffect, useReducer, useRef, useState } from 'react'
import type { Lesson } from '#domain/lessons/lesson.ts'
import { type Playback, type PlaybackEvent, playbackReducer, startPlayback } from '#domain/lessons/playback.ts'
import type { Timeline } from '#domain/lessons/timeline.ts'
import { silentVoice } from '../../reading/speech/silent-voice.ts'
import { findVoice, type Voice } from '../../reading/speech/voice.ts'
import { VOICE_WORDS_A_MINUTE } from '../../reading/speech/voice-pace.ts'

export interface NarrationOptions {
  lesson: Lesson
  timeline: Timeline
  /** The sentence to begin with. */
  from: number
  speed: number
  /** Whether it is to be heard; else the captions go by the clock. */
  sound: boolean
  /** In calm mode no slide follows by itself. */
  calm: boolean
}

export interface Narration {
  playback: Playback
  dispatch: (event: PlaybackEvent) => void
  /** The place, in its sentence, of the word that is being said. */
  word: number
  /** `none`: sound is wanted and there is no voice for it. */
  voice: 'unknown' | 'heard' | 'none'
}

/** Says a lesson's sentences one after the other from wherever it is, and knows the word that is being said. */
export function useNarration({ lesson, timeline, from, speed, sound, calm }: NarrationOptions): Narration {
  const [playback, dispatch] = useReducer(playbackReducer(timeline), from, startPlayback)
  const [found, setFound] = useState<Voice | 'none' | null>(null)
  const [heard, setHeard] = useState({ at: -1, take: 0, word: 0 })
  const last = useRef(heard)
  const { at, state, take } = playback
  const playing = state === 'playing'

  useEffect(() => {
    if (!playing || !sound || found) return
    let current = true
    findVoice().then(
      (voice) => current && setFound(voice),
      () => current && setFound('none'),
    )
    return () => {
      current = false
    }
  }, [playing, sound, found])

  const voice = !sound || found === 'none' ? silentVoice : found
  useEffect(() => {
    const sentence = timeline.sentences[at]
    if (!playing || !voice || !sentence) return
    // A pause, another speed or another voice goes on with the word that was being said.
    const start = last.current.at === at && last.current.take === take ? last.current.word : 0
    let timer: ReturnType<typeof setTimeout>
    const hear = (word: number) => {
      last.current = { at, take, word }
      setHeard(last.current)
    }
    hear(start)
    const saying = voice.say(sentence.text.slice(start), {
      rate: (speed * lesson.wordsPerMinute) / VOICE_WORDS_A_MINUTE,
      onWord: (place) => hear(start + place),
      onEnd: () => {
        timer = setTimeout(
          () => {
            last.current = { at: -1, take, word: 0 }
            dispatch({ type: 'said', hold: calm })
          },
          (sentence.rest * 1000) / speed,
        )
      },
      onFail: () => setFound('none'),
    })
    return () => {
      saying.stop()
      clearTimeout(timer)
    }
  }, [playing, at, take, voice, speed, calm, lesson, timeline])

  useEffect(() => {
    const pause = () => document.hidden && dispatch({ type: 'pause' })
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [])

  const word = heard.at === at && heard.take === take ? heard.word : 0
  return { playback, dispatch, word, voice: found === 'none' ? 'none' : found ? 'heard' : 'unknown' }
}
