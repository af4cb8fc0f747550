import type { School } from '#contract/schools.ts'
import type { SchoolRow } from './school-store.ts'

export function shownSchool(row: SchoolRow): School {
  const {
    id,
    name,
    address,
    createdAt,
    people,
    leaving,
    classes,
    groups,
    adultId,
    adultName,
    staffMailDomain,
    chatOff,
  } = row
  return {
    id,
    name,
    address,
    createdAt: createdAt.toISOString(),
    people,
    leaving,
    classes,
    groups,
    staffMailDomain,
    chatOff,
    namedAdult: adultId !== null && adultName !== null ? { id: adultId, fullName: adultName } : null,
  }
}
