import { Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { rightPoints } from '#domain/questions/plot/mark-plot.ts'
import type { PlotPoint } from '#domain/questions/plot/schemas.ts'
import { writePoint, writePoints } from '#domain/questions/plot/write-points.ts'
import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import { PlaceVerdict } from '../place-verdict.tsx'
import type { QuestionAnswerProps } from '../question-answer.tsx'
import { taskOf } from '../task-of.ts'
import { type Scale, scaleOf, snapped } from './grid-scale.ts'
import { PlotGrid, Plotted } from './plot-grid.tsx'
import { type PointRow, pointsOf, rowsOf, withPoint } from './point-rows.ts'

export type PlotAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & { question: PupilQuestionOf<'plot'> }

/** A grid to plot on by mouse, touch or arrow keys, and the same points as coordinates to type. */
export default function PlotAnswer({ question, response, right, onRespond }: PlotAnswerProps) {
  const given = response?.kind === 'plot' ? response.points : []
  const [own, setOwn] = useState(() => ({ rows: rowsOf(question, given), told: keyOf(given) }))
  // An answer that is loaded or cleared elsewhere replaces what was plotted.
  if (keyOf(given) !== own.told) setOwn({ rows: rowsOf(question, given), told: keyOf(given) })
  const { rows } = own
  const points = pointsOf(question, rows)
  const scale = scaleOf(question)
  const change = (changed: PointRow[]) => {
    const plotted = pointsOf(question, changed)
    setOwn({ rows: changed, told: keyOf(plotted) })
    onRespond(plotted.length > 0 ? { kind: 'plot', points: plotted } : null)
  }
  const plot = (point: PlotPoint) => {
    const between = (one: PlotPoint) =>
      Math.hypot(scale.across(one.x) - scale.across(point.x), scale.up(one.y) - scale.up(point.y))
    change(withPoint(question, { rows, point, between }))
  }
  const correct = right?.kind === 'plot' ? right : null
  return (
    <div className="grid gap-3">
      {!right && <p className="text-ink-soft">{taskOf(question)}</p>}
      {correct ? (
        <Drawing scale={scale} name={`You plotted ${writePoints(question, points) || 'nothing'}`}>
          <PlotGrid shape={question} scale={scale} />
          <Plotted shape={question} scale={scale} points={correct.points} right />
          <Plotted shape={question} scale={scale} points={points} />
        </Drawing>
      ) : (
        <GridToPlotOn question={question} scale={scale} points={points} onPlot={plot} />
      )}
      {correct ? (
        <Verdicts question={question} points={points} right={correct} />
      ) : (
        <Coordinates question={question} rows={rows} onRows={change} />
      )}
    </div>
  )
}

const keyOf = (points: readonly PlotPoint[]) => JSON.stringify(points.map(({ x, y }) => [x, y]))

function Drawing({ scale, name, children }: { scale: Scale; name: string; children: React.ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      className="w-full max-w-xl rounded-md border border-line bg-[var(--fig-paper)]"
    >
      {children}
    </svg>
  )
}

interface GridToPlotOnProps {
  question: PupilQuestionOf<'plot'>
  scale: Scale
  points: PlotPoint[]
  onPlot: (point: PlotPoint) => void
}

const arrows = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
] as const)

function GridToPlotOn({ question, scale, points, onPlot }: GridToPlotOnProps) {
  const id = useId()
  const { x, y, categories, task } = question
  const [cursor, setCursor] = useState<PlotPoint>(() => ({
    x: x ? snapped(x, Math.max(0, x.from)) : 0,
    y: y ? snapped(y, Math.max(0, y.from)) : 0,
  }))
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState(false)
  const plot = (point: PlotPoint) => {
    setCursor(point)
    setSaid(`Plotted ${writePoint(question, point)}`)
    onPlot(point)
  }
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    plot(
      scale.pointAt({
        across: ((event.clientX - box.left) / box.width) * scale.width,
        down: ((event.clientY - box.top) / box.height) * scale.height,
      }),
    )
  }
  const type = (event: KeyboardEvent) => {
    const arrow = [...arrows].find(([key]) => key === event.key)?.[1]
    if (arrow) {
      event.preventDefault()
      const [across, up] = arrow
      const moved = {
        x: x
          ? snapped(x, cursor.x + (across * x.step) / 2)
          : Math.min(categories.length - 1, Math.max(0, cursor.x + across)),
        y: y ? snapped(y, cursor.y + (up * y.step) / 2) : 0,
      }
      setCursor(moved)
      setSaid(writePoint(question, moved))
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      plot(cursor)
    }
  }
  const [at, down] = [scale.across(cursor.x), scale.up(cursor.y)]
  return (
    <div className="max-w-xl">
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the cross on the grid.
        tabIndex={0}
        aria-label={task === 'number-line' ? 'Number line' : 'Grid'}
        aria-describedby={`${id}-keys`}
        className="cursor-crosshair touch-manipulation rounded-md border border-line-strong bg-[var(--fig-paper)]"
        onClick={press}
        onKeyDown={type}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <svg aria-hidden viewBox={`0 0 ${scale.width} ${scale.height}`} className="block w-full">
          <PlotGrid shape={question} scale={scale} />
          <Plotted shape={question} scale={scale} points={points} />
          {focused && (
            <path
              d={`M${at - 14} ${down} H${at - 4} M${at + 4} ${down} H${at + 14} M${at} ${down - 14} V${down - 4} M${at} ${down + 4} V${down + 14}`}
              stroke="var(--fig-2)"
              strokeWidth="3"
            />
          )}
        </svg>
      </div>
      <p id={`${id}-keys`} className="mt-1 text-small text-ink-soft">
        Press the grid, or move with the arrow keys and plot with Enter. You can also type below.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

interface CoordinatesProps {
  question: PupilQuestionOf<'plot'>
  rows: PointRow[]
  onRows: (rows: PointRow[]) => void
}

/** The same points to type: an equal way of answering. */
function Coordinates({ question, rows, onRows }: CoordinatesProps) {
  const { task, categories, most } = question
  const set = (at: number, changes: Partial<PointRow>) =>
    onRows(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  const field = (at: number, name: string, axis: 'x' | 'y') => (
    <label className="flex min-w-0 items-center gap-2">
      <span className={task === 'bars' ? 'min-w-24 font-bold' : 'font-bold'}>{name}</span>
      <input
        inputMode="text"
        autoComplete="off"
        value={rows[at]?.[axis] ?? ''}
        maxLength={12}
        onChange={({ currentTarget: { value } }) => set(at, { [axis]: value })}
        className={`${inputClass} max-w-24`}
      />
    </label>
  )
  if (task === 'bars')
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-bold">Height of each bar</legend>
        {categories.map((category, at) => (
          <div key={category}>{field(at, category, 'y')}</div>
        ))}
      </fieldset>
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{task === 'number-line' ? 'Numbers' : 'Coordinates'}</legend>
      {rows.map((_, at) => (
        <div key={at} role="group" aria-label={`Point ${at + 1}`} className="flex flex-wrap items-center gap-2">
          {field(at, task === 'number-line' ? `Point ${at + 1}` : 'x', 'x')}
          {task !== 'number-line' && field(at, 'y', 'y')}
          <Button
            look="quiet"
            aria-label={`Take out point ${at + 1}`}
            onClick={() => onRows(rows.filter((_row, index) => index !== at))}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ))}
      {rows.length < most && (
        <Button look="quiet" className="justify-self-start" onClick={() => onRows([...rows, { x: '', y: '' }])}>
          <Plus aria-hidden className="size-5" /> Type a point
        </Button>
      )}
    </fieldset>
  )
}

interface VerdictsProps {
  question: PupilQuestionOf<'plot'>
  points: PlotPoint[]
  right: Extract<NonNullable<QuestionAnswerProps['right']>, { kind: 'plot' }>
}

function Verdicts({ question, points, right }: VerdictsProps) {
  const states = rightPoints({ ...question, answer: right.points, tolerance: right.tolerance }, points)
  return (
    <>
      <ul className="grid gap-1">
        {points.map((point, at) => (
          <li key={`${point.x} ${point.y}`} className="flex flex-wrap items-center gap-x-2">
            {writePoint(question, point)} <PlaceVerdict state={states[at] ? 'right' : 'wrong'} />
          </li>
        ))}
      </ul>
      <p>
        The answer, dashed on the grid, is <strong>{writePoints(question, right.points)}</strong>.
      </p>
    </>
  )
}
