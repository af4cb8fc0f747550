import { lazy, Suspense, useEffect, useState } from 'react'
import { NOT_KEPT } from '../device/device-store.ts'

// On a first visit the connection may go before this has come: the page does without it.
const Connection = lazy(() => import('../offline/connection.tsx').catch(() => ({ default: () => <></> })))
/** A page's first seconds are its reader's: what else is kept for later can wait. */
const WAIT_MS = 4000

/** Whether there is a connection: at once where there is none, and otherwise once the page has come to rest. */
export function ConnectionState() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const come = () => setDue(true)
    const timer = setTimeout(come, navigator.onLine ? WAIT_MS : 0)
    addEventListener(NOT_KEPT, come)
    return () => {
      clearTimeout(timer)
      removeEventListener(NOT_KEPT, come)
    }
  }, [])
  return (
    due && (
      <Suspense>
        <Connection />
      </Suspense>
    )
  )
}
