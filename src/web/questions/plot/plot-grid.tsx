import { writeNumber } from '#domain/questions/numeric/write-number.ts'
import type { Axis, PlotPoint } from '#domain/questions/plot/schemas.ts'
import { linesOf, type PlotShape, type Scale } from './grid-scale.ts'

/** The grid with its axes. */
export function PlotGrid({ shape: { x, y, task, categories }, scale }: { shape: PlotShape; scale: Scale }) {
  const { left, right, top, bottom, across, up } = scale
  const base = y && y.from <= 0 && y.to >= 0 ? up(0) : bottom
  const side = x && x.from <= 0 && x.to >= 0 ? across(0) : left
  return (
    <g aria-hidden fontSize="14" fill="var(--fig-ink)">
      {y && (
        <AxisLines axis={y}>
          {(value, numbered) => (
            <g key={value}>
              <path d={`M${left} ${up(value)} H${right}`} stroke="var(--fig-ink)" strokeOpacity=".25" />
              {numbered && (
                <text x={left - 6} y={up(value) + 5} textAnchor="end">
                  {writeNumber(value)}
                </text>
              )}
            </g>
          )}
        </AxisLines>
      )}
      {x && (
        <AxisLines axis={x}>
          {(value, numbered) => (
            <g key={value}>
              {task === 'number-line' ? (
                <path d={`M${across(value)} ${up(0) - 6} V${up(0) + 6}`} stroke="var(--fig-ink)" />
              ) : (
                <path d={`M${across(value)} ${top} V${bottom}`} stroke="var(--fig-ink)" strokeOpacity=".25" />
              )}
              {numbered && (
                <text x={across(value)} y={task === 'number-line' ? up(0) + 26 : bottom + 18} textAnchor="middle">
                  {writeNumber(value)}
                </text>
              )}
            </g>
          )}
        </AxisLines>
      )}
      {categories.map((category, at) => (
        <text key={category} x={across(at)} y={bottom + 18} textAnchor="middle">
          {category}
        </text>
      ))}
      {task === 'number-line' ? (
        <path d={`M${left} ${up(0)} H${right}`} stroke="var(--fig-ink)" strokeWidth="1.5" />
      ) : (
        <path d={`M${left} ${base} H${right} M${side} ${top} V${bottom}`} stroke="var(--fig-ink)" strokeWidth="1.5" />
      )}
      {x?.label && (
        <text x={(left + right) / 2} y={scale.height - 6} textAnchor="middle">
          {x.label}
        </text>
      )}
      {y?.label && (
        <text transform={`translate(13 ${(top + bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {y.label}
        </text>
      )}
    </g>
  )
}

function AxisLines({
  axis,
  children,
}: {
  axis: Axis
  children: (value: number, numbered: boolean) => React.ReactNode
}) {
  return linesOf(axis).map(({ value, numbered }) => children(value, numbered))
}

interface PlottedProps {
  shape: PlotShape
  scale: Scale
  points: readonly PlotPoint[]
  /** The right answer is hollow and dashed, the pupil's own filled, so that they differ without colour. */
  right?: boolean
}

/** Points as crosses, a line through two of them, or bars. */
export function Plotted({ shape: { task, y }, scale, points, right = false }: PlottedProps) {
  const { across, up } = scale
  const colour = right ? 'var(--fig-3)' : 'var(--fig-1)'
  if (task === 'bars') {
    const base = up(y && y.from <= 0 && y.to >= 0 ? 0 : (y?.from ?? 0))
    const width = Math.abs(across(1) - across(0)) * (right ? 0.7 : 0.5)
    return points.map((point) => (
      <rect
        key={point.x}
        x={across(point.x) - width / 2}
        y={Math.min(base, up(point.y))}
        width={width}
        height={Math.abs(base - up(point.y))}
        fill={right ? 'none' : colour}
        fillOpacity=".45"
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={right ? '5 3' : undefined}
      />
    ))
  }
  const [from, to] = points
  return (
    <g stroke={colour} fill="none" strokeWidth="2.5">
      {task === 'line' && from && to && (
        <path d={wholeLine(scale, from, to)} strokeWidth="2" strokeDasharray={right ? '6 4' : undefined} />
      )}
      {points.map(({ x, y: height }) => {
        const [at, down] = [across(x), up(height)]
        return right ? (
          <circle key={`${x} ${height}`} cx={at} cy={down} r="8" strokeDasharray="4 2" />
        ) : (
          <path key={`${x} ${height}`} d={`M${at - 5} ${down - 5} l10 10 M${at - 5} ${down + 5} l10 -10`} />
        )
      })}
    </g>
  )
}

/** A line goes on to the edges of the grid. */
function wholeLine({ across, up, left, right, top, bottom }: Scale, from: PlotPoint, to: PlotPoint): string {
  const [x1, y1, x2, y2] = [across(from.x), up(from.y), across(to.x), up(to.y)]
  const [along, down] = [x2 - x1, y2 - y1]
  if (along === 0 && down === 0) return ''
  // How far along the line each edge is met.
  const bounds = [
    ...(along === 0 ? [] : [[(left - x1) / along, (right - x1) / along]]),
    ...(down === 0 ? [] : [[(top - y1) / down, (bottom - y1) / down]]),
  ].map((pair) => pair.toSorted((one, other) => one - other))
  const start = Math.max(...bounds.map(([least = 0]) => least))
  const end = Math.min(...bounds.map(([, most = 1]) => most))
  return `M${x1 + start * along} ${y1 + start * down} L${x1 + end * along} ${y1 + end * down}`
}
