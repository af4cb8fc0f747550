import { lazy, Suspense, useEffect, useState } from 'react'

// On a first visit the connection may go before this has come: the page does without it.
const Connection = lazy(() => import('../offline/connection.tsx').catch(() => ({ default: () => <></> })))
/** A page's first seconds are its reader's: what else is kept for later can wait. */
const WAIT_MS = 4000

/** Whether there is a connection: at once where there is none, and otherwise once the page has come to rest. */
export function ConnectionState() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), navigator.onLine ? WAIT_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    due && (
      <Suspense>
        <Connection />
      </Suspense>
    )
  )
}
