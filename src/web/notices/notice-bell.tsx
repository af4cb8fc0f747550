import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { counted } from '../progress/counted.ts'
import { useSessionOnNavigation } from '../session/use-session-on-navigation.ts'

/** Said by whatever reads notices, so that the bell in the header follows. */
export const UNREAD_CHANGED = 'revisewell-unread'
const MOST = 99

/** The way to one's notices, with how many wait. */
export default function NoticeBell({ unread }: { unread: number }) {
  // Every page of somebody who is signed in has the bell, and only theirs.
  useSessionOnNavigation()
  const [count, setCount] = useState(unread)
  useEffect(() => setCount(unread), [unread])
  useEffect(() => {
    const follow = (event: Event) => event instanceof CustomEvent && setCount(Number(event.detail))
    addEventListener(UNREAD_CHANGED, follow)
    return () => removeEventListener(UNREAD_CHANGED, follow)
  }, [])
  return (
    <Link
      to="/notices"
      className="touch relative grid place-items-center rounded-md hover:bg-subject-wash"
      aria-label={count > 0 ? `Notices, ${counted(count, 'unread', 'unread')}` : 'Notices'}
    >
      <Bell aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-accent-ink"
        >
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </Link>
  )
}
