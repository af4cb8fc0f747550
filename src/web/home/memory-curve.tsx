/** Recall after `days` for a memory of this `stability` (days until recall falls to 90%): FSRS's forgetting curve. */
const recall = (days: number, stability: number) => (1 + ((19 / 81) * days) / stability) ** -0.5

const DAYS = 30
const WIDTH = 400
const HEIGHT = 170
/** The lowest recall drawn, at the foot of the picture. */
const FLOOR = 0.3
const reviews = [
  { day: 0, stability: 0.8 },
  { day: 1, stability: 4 },
  { day: 5, stability: 13 },
  { day: 15, stability: 40 },
]

const x = (day: number) => (day / DAYS) * WIDTH
const y = (share: number) => HEIGHT - ((share - FLOOR) / (1 - FLOOR)) * HEIGHT

function curve(from: number, to: number, stability: number): string {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const day = from + ((to - from) * step) / steps
    return `${x(day).toFixed(1)} ${y(recall(day - from, stability)).toFixed(1)}`
  }).join(' L')
}

const once = `M${curve(0, DAYS, 0.8)}`
const revised = `M${reviews.map(({ day, stability }, at) => curve(day, reviews[at + 1]?.day ?? DAYS, stability)).join(' L')}`

/** What the product does, drawn: each review lifts the memory and makes it fall more slowly. */
export function MemoryCurve() {
  return (
    <figure>
      <svg
        viewBox={`-4 -14 ${WIDTH + 8} ${HEIGHT + 44}`}
        aria-hidden
        fill="none"
        className="w-full overflow-visible text-[13px]"
      >
        <path d={`${revised} V${HEIGHT} H0 Z`} className="fill-subject-wash" />
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-strong" />
        <path d={once} className="stroke-line-strong" strokeWidth="2.500" strokeDasharray="2 7" strokeLinecap="round" />
        <path d={revised} className="stroke-subject" strokeWidth="3.500" strokeLinejoin="round" strokeLinecap="round" />
        {reviews.map(({ day }) => (
          <circle
            key={day}
            cx={x(day)}
            cy={y(1)}
            r="6.500"
            className="fill-accent stroke-accent-edge"
            strokeWidth="1.500"
          />
        ))}
        <g className="fill-ink-soft font-bold">
          {reviews.slice(1).map(({ day }) => (
            <text key={day} x={x(day)} y={HEIGHT + 20} textAnchor="middle">
              day {day}
            </text>
          ))}
          <text x={WIDTH} y={HEIGHT + 20} textAnchor="end">
            a month
          </text>
          <text x={WIDTH} y={y(recall(DAYS, 0.8)) - 20} textAnchor="end">
            read once
          </text>
        </g>
        <text x={WIDTH} y={y(recall(DAYS - 15, 40)) + 24} textAnchor="end" className="fill-subject-ink font-bold">
          revised four times
        </text>
      </svg>
      <figcaption className="mt-3 text-small text-ink-soft">
        How much stays over a month: read once, about a third; met again on days 1, 5 and 15, nearly all of it.
      </figcaption>
    </figure>
  )
}
