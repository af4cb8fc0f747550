import { Link } from 'react-router'

/** The name beside an index card on which the memory curve is lifted by each review. */
export function Logo() {
  return (
    <Link to="/" className="touch inline-flex shrink-0 items-center gap-2.5 text-[1.3rem] font-bold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 @max-[21rem]:hidden">
        <rect x="2" y="5" width="28" height="22" rx="3.5" className="fill-ink" />
        <path d="M2 11.5h28" className="stroke-accent" strokeWidth="2.2" />
        <path
          d="M6.500 15c.500 4.700 2.600 7.100 6 8V15c3.200 2.700 7.500 4.100 13 4.500"
          fill="none"
          className="stroke-paper"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="wordmark">Revisewell</span>
    </Link>
  )
}
