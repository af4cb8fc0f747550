import { Outlet } from 'react-router'
import { LinkedPeople } from './linked-people.tsx'

/** The profile tab of a pupil's dashboard: their profile, and who is linked. */
export default function ProfileTab() {
  return (
    <>
      <Outlet />
      <LinkedPeople />
    </>
  )
}
