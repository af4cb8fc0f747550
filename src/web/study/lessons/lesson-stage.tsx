import './lesson.css'
import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { LessonCard } from '#contract/lessons.ts'
import type { Edition } from '#domain/lessons/edition.ts'
import type { Lesson } from '#domain/lessons/lesson.ts'
import { timelineOf } from '#domain/lessons/timeline.ts'
import { useCalm } from '../../reading/use-calm.ts'
import { Button } from '../../ui/button.tsx'
import { useDeviceSetting } from '../games/device-setting.ts'
import { ReportMistake } from '../report-mistake.tsx'
import { Captions } from './captions.tsx'
import { LessonControls } from './lesson-controls.tsx'
import { LessonEnd, type LessonEndProps } from './lesson-end.tsx'
import { SlideView } from './slide-view.tsx'
import { speeds } from './speeds.ts'
import { Transcript } from './transcript.tsx'
import { useNarration } from './use-narration.ts'

const onOff = ['on', 'off'] as const

export interface LessonStageProps {
  card: LessonCard
  lesson: Lesson
  edition: Edition
  /** The sentence to begin with. */
  from: number
  /** Told which sentence is being said, at each new slide, pause and end. */
  onPlace: (sentence: number) => void
  /** Whether the page is headed by the lesson's title already. */
  titled: boolean
  /** Stands beside the way back to the cards. */
  tools: ReactNode
  next: LessonEndProps['next']
  links: LessonEndProps['links']
  onLeave: () => void
}

/** The lesson's slides with their captions, controls and transcript. */
export function LessonStage({
  card,
  lesson,
  edition,
  from,
  onPlace,
  titled,
  tools,
  next,
  links,
  onLeave,
}: LessonStageProps) {
  const timeline = useMemo(() => timelineOf(lesson), [lesson])
  // Later places come back as the same prop: the lesson began once.
  const [begin] = useState(from)
  const [speed, setSpeed] = useDeviceSetting('lesson-speed', speeds, '1')
  const [captions, setCaptions] = useDeviceSetting('lesson-captions', onOff, 'on')
  const [sound, setSound] = useDeviceSetting('lesson-sound', onOff, 'on')
  const calm = useCalm()
  const { playback, dispatch, word, voice } = useNarration({
    lesson,
    timeline,
    from: begin,
    speed: Number(speed),
    sound: sound === 'on',
    calm,
  })
  const { at, state } = playback
  const current = timeline.sentences[at]
  const slide = current?.slide ?? 0
  useTellPlace({ at, slide, state, onPlace })

  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'start' })
  }, [])
  const toggle = () => dispatch({ type: state === 'playing' ? 'pause' : 'play' })
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isSlider = target?.matches('input[type="range"]')
    // Other controls have their own use for the keys.
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (!isSlider && target?.closest('button, input, select, summary, a'))
    )
      return
    if (event.key === ' ') toggle()
    else if (isSlider) return
    else if (event.key === 'ArrowRight') dispatch({ type: 'step', by: 1 })
    else if (event.key === 'ArrowLeft') dispatch({ type: 'step', by: -1 })
    else return
    event.preventDefault()
  }
  const shown = lesson.slides[slide]
  if (!shown || !current) return null
  return (
    // Focusable by a press, so that its keys work after one anywhere on the slide.
    <section
      ref={root}
      tabIndex={-1}
      aria-label={`Lesson: ${card.title}`}
      onKeyDown={onKeyDown}
      className="lesson scroll-mt-3 outline-none"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className={titled ? 'sr-only' : 'text-h3 outline-none'}>
          {card.title}
        </h2>
        {tools}
        <Button onClick={onLeave}>
          <ArrowLeft aria-hidden className="size-5" /> All videos
        </Button>
      </div>
      <div className="lesson-frame overflow-hidden rounded-lg border-2 border-subject-edge bg-surface shadow-card">
        {state === 'ended' ? (
          <LessonEnd next={next} links={links} />
        ) : (
          <SlideView
            slide={shown}
            position={`Slide ${slide + 1} of ${lesson.slides.length}`}
            opening={slide === 0}
            spoken={calm || state === 'held' ? shown.sentences.length : current.onSlide}
            now={state === 'playing' && !calm ? current.onSlide : null}
          />
        )}
        {captions === 'on' && state !== 'ended' && (
          <Captions text={current.text} word={state === 'ready' ? null : word} />
        )}
        <LessonControls
          timeline={timeline}
          slides={lesson.slides.length}
          playback={playback}
          dispatch={dispatch}
          onToggle={toggle}
          speed={speed}
          onSpeed={setSpeed}
          captions={captions === 'on'}
          onCaptions={(on) => setCaptions(on ? 'on' : 'off')}
          sound={sound === 'on'}
          onSound={(on) => setSound(on ? 'on' : 'off')}
          waiting={state === 'playing' && sound === 'on' && voice === 'unknown'}
          frame={root}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-ink-soft">
        {sound === 'on' && voice === 'none' && 'There is no voice on this device: the captions go on by themselves.'}
        {state === 'held' && 'This slide is finished. Press Next slide when you are ready.'}
      </p>
      <Transcript
        key={edition}
        lesson={lesson}
        timeline={timeline}
        at={at}
        onSeek={(to) => dispatch({ type: 'seek', to })}
      />
      <ReportMistake itemId={`${card.topicId}/note`} what="lesson" />
    </section>
  )
}

/** Tells the place once something was heard: at every new slide, pause and end. */
function useTellPlace(options: {
  at: number
  slide: number
  state: string
  onPlace: (sentence: number) => void
}): void {
  const { at, slide, state, onPlace } = options
  const played = useRef(false)
  useEffect(() => {
    if (state === 'playing' && at > 0) played.current = true
  }, [state, at])
  const tell = useEffectEvent(() => played.current && onPlace(at))
  const occasion = `${slide} ${state}`
  useEffect(() => {
    if (occasion) tell()
  }, [occasion])
  useEffect(() => {
    const leave = () => void tell()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
