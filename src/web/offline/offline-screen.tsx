import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DEVICE_CHANGED, damagedNames, forget } from '../device/device-store.ts'
import { type WaitingWork, waitingWorkOf } from '../device/waiting-work.ts'
import { countKeptAnswers } from '../session/answers/kept-answers.ts'
import { personOf, useSession } from '../session/session.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
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
  // The kept page stands in for any address: it is first shown as it was kept.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const wanted = hydrated ? ownPage(search.get('page')) : null
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
        <WaitingWorkLines />
      </section>
      <KeptTopicList />
      <VisitedPages />
      <Damaged />
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

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** What the server does not have yet: of the person who is signed in here, and of others who were. */
function WaitingWorkLines() {
  const person = personOf(useSession())
  const owner = person?.role === 'student' ? person.id : null
  const [work, setWork] = useState<WaitingWork | null>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    const count = () => {
      setWork(owner === null ? null : waitingWorkOf(owner))
      setAnswers(countKeptAnswers())
    }
    count()
    addEventListener(DEVICE_CHANGED, count)
    addEventListener('storage', count)
    return () => {
      removeEventListener(DEVICE_CHANGED, count)
      removeEventListener('storage', count)
    }
  }, [owner])
  const others = answers - (work?.answers ?? 0)
  return (
    <div className="tabular mt-1 text-ink-soft">
      {answers === 0 && <p>All your answers have been sent.</p>}
      {work && work.answers > 0 && (
        <p>{`${counted(work.answers, 'answer')} ${work.answers === 1 ? 'is' : 'are'} kept on this device. Each is sent once, as soon as there is a connection.`}</p>
      )}
      {others > 0 && (
        <p>{`${counted(others, 'answer')} ${others === 1 ? 'is' : 'are'} kept on this device${owner === null ? '' : ' for somebody else'}. Each is sent once, when its owner is signed in.`}</p>
      )}
      {work && work.responses > 0 && (
        <p>{`${counted(work.responses, 'answer')} to a teacher’s quiz ${work.responses === 1 ? 'waits' : 'wait'} too.`}</p>
      )}
      {work && work.games > 0 && (
        <p>{`${counted(work.games, 'finished game')} ${work.games === 1 ? 'waits' : 'wait'} too.`}</p>
      )}
    </div>
  )
}

/** What could not be read is kept for a release that can, until somebody deletes it. */
function Damaged() {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => setNames(damagedNames()), [])
  if (names.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-2">What could not be read</h2>
      <p className="mb-3">
        {names.length === 1 ? 'One entry on this device is' : `${names.length} entries on this device are`} damaged, so
        {names.length === 1 ? ' it' : ' they'} can’t be sent. Everything else works as usual.
      </p>
      <Button
        onClick={() => {
          names.forEach((name) => forget(name))
          setNames([])
        }}
      >
        Delete what could not be read
      </Button>
    </section>
  )
}
