import type { PlannedRow } from '#contract/class-rosters.ts'
import type { RosterRow } from '#domain/classes/read-roster-rows.ts'
import type { Queries } from '../../database/database.ts'
import type { ClassRow } from '../../people/taught-class-store.ts'
import { readTakenUsernames } from '../sign-ins/class-account-store.ts'
import { type KnownPupil, readInvited, readKnownPupils } from './roster-store.ts'

export type Plan = PlannedRow & { pupilId: string | null }

/**
 * What each row of a class list would do. Rows are matched with pupils whom the teacher teaches already and with nobody
 * else, so that a list tells nothing about who has an account.
 */
export async function planRoster(options: {
  rows: readonly RosterRow[]
  found: ClassRow & { askerId: string }
  queries: Queries
}): Promise<Plan[]> {
  const { rows, found, queries } = options
  const filled = (values: readonly (string | null)[]) => values.filter((value) => value !== null)
  // One after the other: within a transaction there is one connection.
  const known = await readKnownPupils(queries, { classId: found.id, teacherId: found.askerId })
  const taken = await readTakenUsernames(queries, filled(rows.map(({ username }) => username)))
  const emails = filled(rows.map(({ email }) => email))
  const invited = await readInvited(queries, { classId: found.id, emails })
  const matched = new Set<string>()
  return rows.map((row) => {
    const pupil = matchOf(row, known)
    if (pupil && matched.has(pupil.id)) return left(row, 'This pupil stands in the list already.')
    if (pupil) {
      matched.add(pupil.id)
      return pupil.inClass
        ? { ...row, outcome: 'in-class', note: '', pupilId: pupil.id }
        : { ...row, outcome: 'taught', note: `Your pupil in ${pupil.className}.`, pupilId: pupil.id }
    }
    if (row.email !== null) return invitation(row, { invited, found })
    if (row.username !== null && taken.has(row.username))
      return left(row, 'Another account has this username. Change it, or give this pupil the class’s code.')
    return { ...row, outcome: 'new', note: '', pupilId: null }
  })
}

/** By address or username; by the name alone where the row has neither, and where it can only be one. */
function matchOf({ name, email, username }: RosterRow, known: readonly KnownPupil[]): KnownPupil | undefined {
  const byKey = known.find(
    (pupil) => (email !== null && pupil.email === email) || (username !== null && pupil.username === username),
  )
  if (byKey || email !== null || username !== null) return byKey
  const same = known.filter(({ fullName }) => fullName.toLowerCase() === name.toLowerCase())
  const here = same.filter(({ inClass }) => inClass)
  return here[0] ?? (same.length === 1 ? same[0] : undefined)
}

function invitation(row: RosterRow, { invited, found }: { invited: ReadonlySet<string>; found: ClassRow }): Plan {
  if (invited.has(row.email ?? '')) return { ...row, outcome: 'waiting', note: '', pupilId: null }
  if (found.schoolId === null)
    return left(row, 'Nobody is written to until an admin has confirmed your school. Give them the class’s code.')
  if (!found.joining) return left(row, 'The class is closed to new pupils. Open it first.')
  return { ...row, outcome: 'invited', note: '', pupilId: null }
}

const left = (row: RosterRow, note: string): Plan => ({ ...row, outcome: 'left-out', note, pupilId: null })
