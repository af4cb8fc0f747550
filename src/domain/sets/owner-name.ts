import { publicName } from '#domain/leaderboards/public-name.ts'
import type { Role } from '#domain/permissions.ts'

/** How a set's owner is named to those with whom it is shared: adults in full, a pupil by first name and initial. */
export function ownerName({ fullName, role }: { fullName: string; role: Role }): string {
  return role === 'student' ? publicName(fullName) : fullName.trim()
}
