import { createPortal } from 'react-dom'
import NoticeBell from '../notices/notice-bell.tsx'
import type { KnownPerson } from '../session/signed-in-hint.ts'
import { RoleBar } from './role-bar.tsx'

/** What only somebody who is signed in needs of the shell, so that a guest never fetches it. */
export default function PersonParts({ person, unread }: { person: KnownPerson; unread: number | undefined }) {
  const place = document.querySelector('.role-bar')
  return (
    <>
      {unread !== undefined && <NoticeBell unread={unread} />}
      {place && createPortal(<RoleBar role={person.role} />, place)}
    </>
  )
}
