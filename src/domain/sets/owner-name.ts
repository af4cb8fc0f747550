import type { Role } from '#domain/permissions.ts'

/** How a set's owner is named to those with whom it is shared: adults in full, a pupil by first name and initial. */
export function ownerName({ fullName, role }: { fullName: string; role: Role }): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return role === 'student' ? (initial ? `${first} ${initial.toUpperCase()}.` : first) : fullName.trim()
}
