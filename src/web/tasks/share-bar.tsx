/** A share right as a bar with a mark at each quarter; its words stand beside it. */
export function ShareBar({ share }: { share: number }) {
  const tone = share >= 0.7 ? 'fill-good' : share >= 0.4 ? 'fill-warn' : 'fill-bad'
  return (
    <svg aria-hidden className="block h-3 w-full overflow-visible">
      <rect width="100%" height="100%" rx="3" className="fill-surface stroke-line-strong" />
      <rect width={`${Math.max(share * 100, 1)}%`} height="100%" rx="3" className={tone} />
      {[25, 50, 75].map((place) => (
        <line
          key={place}
          x1={`${place}%`}
          x2={`${place}%`}
          y1="0"
          y2="100%"
          className="stroke-surface"
          strokeWidth="1.500"
        />
      ))}
    </svg>
  )
}
