import { Link } from 'react-router'

/** The name beside an index card on which the memory curve is lifted by each review. */
export function Logo() {
  return (
    <Link
      to="/"
      className="touch inline-flex shrink-0 items-center gap-2.5 text-[1.3rem] font-extrabold tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <rect x="2" y="5" width="28" height="22" rx="3.5" className="fill-ink" />
        <path d="M2 11.5h28" className="stroke-accent" strokeWidth="2.2" />
        <path
          d="M6 14.5c.7 4 2.5 6 5 6.7V14.500c1 3.200 3 4.900 6 5.600V14.500c1.700 2.300 4.700 3.600 9 4.200"
          fill="none"
          className="stroke-paper"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span>Revisewell</span>
    </Link>
  )
}
