import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { NOT_KEPT, wasNotKept } from '../device/device-store.ts'
import { isPersonal } from '../personal-pages.ts'
import { personOf, useSession } from '../session/session.tsx'
import { useToast } from '../ui/toast.tsx'
import { OFFLINE_PAGE } from './page-key.ts'
import { canKeepPages, startWorker } from './start-worker.ts'
import { useOffline } from './use-offline.ts'
import { useWaitingWork } from './use-waiting-work.ts'

/** How often the server is asked again who is signed in while it can't be reached. */
const ASK_AGAIN_MS = 15_000

let toldNotKept = false

/** Says in the header that there is no connection and how much waits to be sent, sends it, and starts the service worker, which keeps the product for that time. */
export default function Connection() {
  const session = useSession()
  const { state, refresh } = session
  const disconnected = useOffline()
  const offline = disconnected || state === 'away'
  useEffect(() => {
    if (state !== 'away' || disconnected) return
    void refresh()
    const asking = setInterval(() => void refresh(), ASK_AGAIN_MS)
    return () => clearInterval(asking)
  }, [state, disconnected, refresh])
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const person = personOf(session)
  const pupil = person?.role === 'student' ? person.id : null
  const waiting = useWaitingWork(pupil, state === 'signed-in' && !offline, () => {
    toast({ title: 'What waited on this device has been sent', topic: 'waiting' })
    if (isPersonal(pathname)) void revalidate()
  })
  const tellNotKept = useEffectEvent(() => {
    if (toldNotKept || !wasNotKept()) return
    toldNotKept = true
    toast({
      title: 'This browser is not keeping your work',
      description:
        'Its storage is full or switched off. Leave this page open until your work is sent, or it is lost. Signing in keeps it in your account.',
      variant: 'destructive',
    })
  })
  useEffect(() => {
    const tell = () => tellNotKept()
    tell()
    addEventListener(NOT_KEPT, tell)
    return () => removeEventListener(NOT_KEPT, tell)
  }, [])
  useEffect(() => {
    // Whoever counts bytes keeps topics by hand; in development files change under their names.
    const sparing = 'connection' in navigator && Object(navigator.connection).saveData === true
    if (import.meta.env.DEV || sparing || !canKeepPages()) return
    startWorker().catch(() => undefined)
  }, [])
  return (
    <p role="status" className="order-last mt-2 -mb-2 w-full @md:order-none @md:my-0 @md:w-auto">
      {(offline || (waiting > 0 && state !== 'ended')) && (
        <Link
          to={OFFLINE_PAGE}
          title={offline ? 'There is no connection' : 'Sent as soon as it can be'}
          className="touch -mx-4 flex items-center justify-center gap-2 bg-warn-wash px-3 font-bold text-warn @md:mx-0 @md:rounded-md"
        >
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {offline && <span className="@min-[78rem]:@max-[84rem]:sr-only">Offline</span>}
          {waiting > 0 && <span className="tabular">{waiting} waiting</span>}
        </Link>
      )}
    </p>
  )
}
