import type { Tier } from '#domain/progress/tier.ts'

/** The hues of the contract's tier colours (section 2); silver is nearly without colour. */
export const tierColours: Record<Tier['colour'], { hue: number; vivid: number }> = {
  orange: { hue: 55, vivid: 1 },
  grey: { hue: 250, vivid: 0.15 },
  yellow: { hue: 90, vivid: 1 },
  purple: { hue: 305, vivid: 1 },
}

/** A medal in the tier's colour; what it says stands beside it. */
export function TierMedal() {
  return (
    <svg viewBox="0 0 48 56" aria-hidden className="h-14 shrink-0" fill="none">
      <path d="M14 4h8l6 17H17zM34 4h-8l-6 17h11z" className="fill-subject-line stroke-subject-edge" />
      <circle cx="24" cy="36" r="17" className="fill-subject stroke-subject-edge" strokeWidth="1.500" />
      <circle
        cx="24"
        cy="36"
        r="12.500"
        className="stroke-on-subject"
        strokeOpacity="0.6"
        strokeDasharray="1.500 2.500"
      />
      <path
        d="m24 28 2.500 5.200 5.700.800-4.200 3.900 1.100 5.700-5.100-2.800-5.100 2.800 1.100-5.700-4.200-3.900 5.700-.800z"
        className="fill-on-subject"
      />
    </svg>
  )
}
