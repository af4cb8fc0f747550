import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Playback, PlaybackEvent } from '#domain/lessons/playback.ts'
import { clockTime, type Timeline, timeInWords } from '#domain/lessons/timeline.ts'
import { Button } from '../../ui/button.tsx'
import { type Speed, speeds } from './speeds.ts'

export interface LessonControlsProps {
  timeline: Timeline
  slides: number
  playback: Playback
  dispatch: (event: PlaybackEvent) => void
  onToggle: () => void
  speed: Speed
  onSpeed: (speed: Speed) => void
  captions: boolean
  onCaptions: (on: boolean) => void
  sound: boolean
  onSound: (on: boolean) => void
  /** The voice is being made ready. */
  waiting: boolean
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>
}

export function LessonControls(props: LessonControlsProps) {
  const { timeline, slides, playback, dispatch, onToggle, speed, onSpeed, captions, onCaptions, sound, onSound } = props
  const { waiting, frame } = props
  const { at, state } = playback
  const last = timeline.sentences.length - 1
  const sentence = timeline.sentences[at]
  const time = state === 'ended' ? timeline.seconds : (sentence?.start ?? 0)
  const slide = (sentence?.slide ?? 0) + 1
  const playing = state === 'playing'
  return (
    <div className="border-t border-subject-line px-3 pt-2 pb-3 sm:px-4">
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label="Place in the lesson"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`${timeInWords(time)} of ${timeInWords(timeline.seconds)}, slide ${slide} of ${slides}`}
          onChange={(event) => dispatch({ type: 'seek', to: Number(event.target.value) })}
          className="touch min-w-0 grow cursor-pointer accent-(--subject-fill)"
        />
        <span className="tabular shrink-0 text-small font-bold">
          {clockTime(time)} / {clockTime(timeline.seconds)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={onToggle}>
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5 fill-current" />}
          {waiting ? 'Getting the voice ready…' : playing ? 'Pause' : state === 'ended' ? 'Watch again' : 'Play'}
        </Button>
        <Tool label="Previous slide" onPress={() => dispatch({ type: 'slide', by: -1 })}>
          <SkipBack aria-hidden className="size-5" />
        </Tool>
        <Tool
          label="Next slide"
          onPress={() => dispatch(state === 'held' ? { type: 'play' } : { type: 'slide', by: 1 })}
          disabled={slide === slides}
        >
          <SkipForward aria-hidden className="size-5" />
        </Tool>
        <span className="tabular text-small text-ink-soft max-sm:sr-only">
          Slide {slide} of {slides}
        </span>
        <span className="grow" />
        <label className="flex items-center gap-2 text-small font-bold">
          Speed
          <select
            value={speed}
            onChange={(event) => onSpeed(speeds.find((known) => known === event.target.value) ?? '1')}
            className="touch rounded-md border border-line-strong bg-surface px-2"
          >
            {speeds.map((value) => (
              <option key={value} value={value}>
                {value} ×
              </option>
            ))}
          </select>
        </label>
        <Tool label="Captions" pressed={captions} onPress={() => onCaptions(!captions)}>
          {captions ? <Captions aria-hidden className="size-5" /> : <CaptionsOff aria-hidden className="size-5" />}
        </Tool>
        <Tool label="Sound" pressed={sound} onPress={() => onSound(!sound)}>
          {sound ? <Volume2 aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />}
        </Tool>
        <FullScreen frame={frame} />
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  onPress: () => void
  pressed?: boolean
  disabled?: boolean
  children: ReactNode
}

/** A button with a picture for its label, which is said and shown when it is pointed at. */
function Tool({ label, onPress, pressed, disabled = false, children }: ToolProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="px-3"
    >
      {children}
    </Button>
  )
}

function FullScreen({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [can, setCan] = useState(false)
  const [full, setFull] = useState(false)
  useEffect(() => {
    setCan(document.fullscreenEnabled)
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (!can) return null
  // A refusal leaves everything as it is.
  const toggle = () =>
    void (full ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => undefined)
  return (
    <Tool label={full ? 'Leave full screen' : 'Full screen'} onPress={toggle}>
      {full ? <Minimize aria-hidden className="size-5" /> : <Maximize aria-hidden className="size-5" />}
    </Tool>
  )
}
