import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keptAnswerKeys } from '../session/answers/answer-key.ts'
import { buttonClass } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { KeptTopicList } from './kept-topic-list.tsx'
import { useOffline } from './use-offline.ts'
import { VisitedPages } from './visited-pages.tsx'

const ASK_EVERY_MS = 1500

export const meta = () => [{ title: 'On this device – Revisewell' }]

/** What can be studied without a connection, and what waits for one. Pages that are not on the device lead here. */
export default function OfflineScreen() {
  const [search] = useSearchParams()
  const offline = useOffline()
  const wanted = ownPage(search.get('page'))
  return (
    <Page width="narrow">
      <PageHeading lead="What you can study here without a connection.">On this device</PageHeading>
      {wanted !== null && <NotHere page={wanted} offline={offline} />}
      <section aria-label="Connection" className="index-card mb-8 px-5 py-4">
        <p role="status" className="flex items-center gap-3 font-bold">
          {offline ? (
            <>
              <CloudOff aria-hidden className="size-5 shrink-0 text-warn" /> You are offline.
            </>
          ) : (
            <>
              <Wifi aria-hidden className="size-5 shrink-0 text-good" /> You are online.
            </>
          )}
        </p>
        <WaitingAnswers />
      </section>
      <KeptTopicList />
      <VisitedPages />
      <section className="mt-8">
        <h2 className="mb-2">As an app</h2>
        <p>
          Your browser can install Revisewell: choose ‘Install’ or ‘Add to Home Screen’ in its menu. It then opens from
          its own icon, with or without a connection.
        </p>
      </section>
    </Page>
  )
}

/** The address of one of our own pages; null for anything else that somebody may have put there. */
function ownPage(page: string | null): string | null {
  return page && /^\/(?![/\\])/.test(page) && !page.startsWith('/offline') ? page : null
}

/** A page that was asked for and is not here; it opens by itself once there is a connection again. */
function NotHere({ page, offline }: { page: string; offline: boolean }) {
  useEffect(() => {
    if (offline) return
    // A device says that it is online before anything answers: the page is asked for once the server does.
    const ask = () =>
      fetch('/api/health', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.replace(page),
        () => undefined,
      )
    const asking = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(asking)
  }, [offline, page])
  const personal = /^\/(dashboard|rewards)\b/.test(page)
  return (
    <section className="mb-8 rounded-md border border-warn-edge bg-warn-wash px-5 py-4">
      <h2 className="text-h3">{personal ? 'Your own pages need a connection' : 'That page is not on this device'}</h2>
      <p className="mt-1 mb-3">
        {personal
          ? 'They are made for you alone and never kept on a device. What you answer meanwhile is safe here.'
          : 'A page that was opened before, or a topic that was kept, opens without a connection.'}{' '}
        This one will open by itself when the connection returns.
      </p>
      <a href={page} className={buttonClass({ look: 'main' })}>
        Try again
      </a>
    </section>
  )
}

function WaitingAnswers() {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const count = () => setWaiting(keptAnswerKeys().length)
    count()
    const looking = setInterval(count, 2000)
    return () => clearInterval(looking)
  }, [])
  return (
    <p className="tabular mt-1 text-ink-soft">
      {waiting === 0
        ? 'No answers wait on this device.'
        : `${waiting} ${waiting === 1 ? 'answer is' : 'answers are'} kept on this device. Each is sent once, when its owner is signed in and a study page is open with a connection.`}
    </p>
  )
}
