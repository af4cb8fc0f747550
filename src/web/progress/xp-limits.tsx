import { Link } from 'react-router'
import { EXAM_QUESTIONS_REWARDED_PER_DAY } from '#domain/progress/xp.ts'
import { EARNING_ANSWERS_PER_DAY } from '#domain/study/earning.ts'

/** The day's limit, and where the rest of how XP is earned can be read. */
export function XpLimits() {
  return (
    <p className="mt-4 text-small text-ink-soft">
      Up to {EARNING_ANSWERS_PER_DAY} answers and {EXAM_QUESTIONS_REWARDED_PER_DAY} exam questions a day earn XP.{' '}
      <Link to="/help" className="link">
        How XP is earned
      </Link>
    </p>
  )
}
