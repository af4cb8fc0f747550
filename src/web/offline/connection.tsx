import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '../session/session.tsx'
import { sendLateSessions } from './late-sessions.ts'
import { OFFLINE_PAGE } from './page-key.ts'
import { canKeepPages, startWorker } from './start-worker.ts'
import { useOffline } from './use-offline.ts'

/** How often the server is asked again who is signed in while it can't be reached. */
const ASK_AGAIN_MS = 15_000
/** How often a finished session that waits is told of again. */
const SEND_AGAIN_MS = 30_000

/** Says in the header that there is no connection, and starts the service worker, which keeps the product for that time. */
export default function Connection() {
  const { state, profile, refresh } = useSession()
  const disconnected = useOffline()
  const offline = disconnected || state === 'away'
  useEffect(() => {
    if (state !== 'away' || disconnected) return
    void refresh()
    const asking = setInterval(() => void refresh(), ASK_AGAIN_MS)
    return () => clearInterval(asking)
  }, [state, disconnected, refresh])
  const pupil = profile?.role === 'student' && !offline ? profile.id : null
  useEffect(() => {
    if (pupil === null) return
    const send = () => void sendLateSessions(pupil)
    send()
    const sending = setInterval(send, SEND_AGAIN_MS)
    return () => clearInterval(sending)
  }, [pupil])
  useEffect(() => {
    // Whoever counts bytes keeps topics by hand; in development files change under their names.
    const sparing = 'connection' in navigator && Object(navigator.connection).saveData === true
    if (import.meta.env.DEV || sparing || !canKeepPages()) return
    startWorker().catch(() => undefined)
  }, [])
  return (
    <p role="status" className="order-last mt-2 -mb-2 w-full @md:order-none @md:my-0 @md:w-auto">
      {offline && (
        <Link
          to={OFFLINE_PAGE}
          title="There is no connection"
          className="touch -mx-4 flex items-center justify-center gap-2 bg-warn-wash px-3 font-bold text-warn @md:mx-0 @md:rounded-md"
        >
          <CloudOff aria-hidden className="size-5 shrink-0" />
          <span className="@min-[78rem]:@max-[84rem]:sr-only">Offline</span>
        </Link>
      )}
    </p>
  )
}
