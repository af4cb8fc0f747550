import { Link } from 'react-router'
import { dateIn } from '../progress/day-words.ts'

/** Whoever's account is to be deleted is told so on every screen, until then and where they can still keep it. */
export default function DeletionBanner({ dueAt }: { dueAt: string }) {
  return (
    <aside aria-label="Your account" className="border-b border-warn-edge bg-warn-wash text-warn">
      <p className="wrap py-3">
        <strong>On {dateIn(dueAt)}</strong> your account and everything in it will be deleted. On{' '}
        <Link to="/privacy" className="link">
          your privacy page
        </Link>{' '}
        you can download it, and see how to keep it.
      </p>
    </aside>
  )
}
