import type { ClassSummary } from '#contract/classes.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { ClassRow } from '../people/taught-class-store.ts'
import type { ClassFigures } from './class-figures-store.ts'

/** A class as it stands on its teacher's dashboard. */
export function summariseClass(row: ClassRow, figures: ClassFigures | undefined, person: Person): ClassSummary {
  const { id, name, year, subject, joinCode, joining, archivedAt, pupils } = row
  return {
    id,
    name,
    year,
    subject,
    joinCode,
    joining,
    pupils,
    archived: archivedAt !== null,
    own: may(person, 'decide about class', row),
    notSeen: figures?.notSeen ?? 0,
    openTasks: figures?.openTasks ?? 0,
    mastery: figures?.mastery ?? null,
  }
}
