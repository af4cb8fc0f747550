import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GameRules, GameState } from '#domain/games/game-rules.ts'
import type { Run } from '#domain/games/run.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { playSound, type SoundName } from './game-sounds.ts'
import { moveFocus, pressOption } from './move-focus.ts'
import { RoundClock } from './round-clock.tsx'
import { RunBar } from './run-bar.tsx'
import type { Board, TableProps } from './table-props.ts'
import { usePlay } from './use-play.ts'

/** After a right answer in a race, the next round follows by itself. */
const GO_ON_MS = 1300

export interface GameTableProps<Round, State extends GameState<Round>> extends TableProps {
  rules: GameRules<Round, State>
  board: Board<Round, State>
}

/** The table at which every game is played: the score above, the round's question, its board, and how it went. */
export function GameTable<Round extends { limitMs: number }, State extends GameState<Round>>(
  props: GameTableProps<Round, State>,
) {
  const { rules, board, source, seed, pace, sound, onOver } = props
  const [said, setSaid] = useState('')
  const prompt = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const table = useRef<HTMLElement>(null)
  const play = usePlay({
    rules,
    source,
    seed,
    pace,
    onMove: (before, after) => {
      if (sound) playSound(soundOf(before.run, after.run))
      const round = before.rounds[before.run.round]
      const ends = before.run.phase === 'asking' && after.run.phase === 'answered'
      const text = ends ? resultWords(after.run) + comboWords(after.run) : board.say(before, after)
      const missed = ends && isMissed(after.run) && round ? rules.review(round).map(({ answer }) => answer) : []
      setSaid([text, missed.length > 0 ? `Right: ${missed.join(', ')}` : ''].filter(Boolean).join(' '))
    },
    onOver: ({ run, rounds }, moves) =>
      onOver({ run, moves, missed: run.missed.flatMap((at) => (rounds[at] ? rules.review(rounds[at]) : [])) }),
  })
  const run = play?.state.run
  const act = play?.act
  const asking = run?.phase === 'asking'
  const [paused, setPaused] = useState(false)
  const goesOn = pace === 'race' && run?.phase === 'answered' && !isMissed(run) && !paused
  const pause = (stop: boolean) => {
    play?.setPaused(stop)
    setPaused(stop)
  }
  useEffect(() => {
    if (!paused) prompt.current?.focus({ preventScroll: true })
  }, [paused])
  // Nobody can play what they do not see.
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && pace === 'race') pause(true)
  })
  useEffect(() => {
    const listener = () => onVisibility()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])

  useEffect(() => {
    if (run?.round !== undefined) prompt.current?.focus({ preventScroll: true })
    table.current?.scrollIntoView({ block: 'nearest' })
  }, [run?.round])
  useEffect(() => {
    if (run?.phase !== 'answered') return
    bringTo(next.current)
  }, [run?.phase])
  useEffect(() => {
    if (!goesOn || !act) return
    const timer = setTimeout(() => act({ type: 'next' }), GO_ON_MS)
    return () => clearTimeout(timer)
  }, [goesOn, act])

  const round = run && play.state.rounds[run.round]
  if (!play || !run || !round) return null
  const boardProps = { state: play.state, round, asking, act: play.act }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && pace === 'race') return pause(!paused)
    if (!asking || paused) return
    const taken =
      board.press?.(event.key, boardProps) ||
      moveFocus(event.currentTarget, event.key) ||
      (!board.press && pressOption(event.currentTarget, event.key))
    if (taken) event.preventDefault()
  }
  const isLast = run.round + 1 === run.rounds || run.hearts === 0
  return (
    <section ref={table} aria-label="The game" onKeyDown={onKeyDown} className="scroll-mt-4">
      <RunBar run={run} />
      {pace === 'race' && (
        <RoundClock
          key={run.round}
          limitMs={round.limitMs}
          shownAt={run.shownAt}
          now={play.now}
          running={asking && !paused}
          onUp={() => play.act({ type: 'time-up' })}
        />
      )}
      {pace === 'race' && !paused && (
        <div className="mt-2 flex justify-end">
          <Button look="quiet" aria-keyshortcuts="Escape" onClick={() => pause(true)}>
            <Pause aria-hidden className="size-4" /> Pause
          </Button>
        </div>
      )}
      {paused && <Paused onGoOn={() => pause(false)} />}
      <div hidden={paused} className="index-card mt-4 p-4 sm:p-5">
        <div ref={prompt} role="heading" aria-level={2} tabIndex={-1} className="mb-4 text-h3 font-bold outline-none">
          <span className="sr-only">
            Round {run.round + 1} of {run.rounds}.{' '}
          </span>
          <board.Prompt round={round} asking={asking} />
        </div>
        <board.Options {...boardProps} />
        {run.phase === 'answered' && (
          <div
            className={classes(
              'mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border p-3',
              isMissed(run) ? 'border-warn-edge bg-warn-wash' : 'border-good-edge bg-good-wash',
            )}
          >
            <div className="min-w-0 grow basis-40">
              <p className={classes('font-bold', isMissed(run) ? 'text-warn' : 'text-good')}>
                {resultWords(run)}
                <span data-lively>{comboWords(run)}</span>
              </p>
              {isMissed(run) && pace === 'race' && (
                <div className="mt-1">
                  <span className="text-ink-soft">The answer is</span> {board.answer(round)}
                </div>
              )}
            </div>
            <Button ref={next} look="main" onClick={() => play.act({ type: 'next' })}>
              {isLast ? 'See how it went' : 'Next round'}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

/** Stands where the round was, which nobody should think about while its time stops. */
function Paused({ onGoOn }: { onGoOn: () => void }) {
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => goOn.current?.focus(), [])
  return (
    <div className="index-card mt-4 grid justify-items-start gap-3 p-4 sm:p-5">
      <h2 className="text-h3">Paused</h2>
      <p>Your time has stopped. Nothing is lost.</p>
      <Button ref={goOn} look="main" aria-keyshortcuts="Escape" onClick={onGoOn}>
        <Play aria-hidden className="size-5" /> Carry on
      </Button>
    </div>
  )
}

const isMissed = ({ missed, round }: Run) => missed.includes(round)

function resultWords(run: Run): string {
  if (!isMissed(run)) return 'Right!'
  if (run.pace === 'calm') return 'You found it.'
  const hearts = run.hearts === 1 ? '1 heart' : `${run.hearts} hearts`
  return run.hearts === 0 ? 'Not this time. That was the last heart.' : `Not this time. ${hearts} left.`
}

const comboWords = (run: Run) =>
  !isMissed(run) && run.pace === 'race' && run.combo > 1 ? ` ${run.combo} in a row.` : ''

function soundOf(before: Run, after: Run): SoundName {
  if (after.hearts > before.hearts) return 'heart'
  if (after.phase === 'finished') return 'finished'
  if (after.missed.length > before.missed.length) return 'wrong'
  return before.phase === 'asking' && after.phase === 'answered' ? 'right' : 'press'
}
