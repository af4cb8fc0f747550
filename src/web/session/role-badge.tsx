import type { roleColour } from '#domain/permissions.ts'
import { Badge } from '../ui/badge.tsx'

// The type holds it to the domain's table, whose module is too large to send to a browser.
const tones: typeof roleColour = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' }
const titles = { admin: 'Admin', teacher: 'Teacher', parent: 'Parent', student: 'Student', guest: 'Guest' } as const

/** A person's role in its colour (contract §2). */
export function RoleBadge({ role }: { role: keyof typeof titles }) {
  return <Badge tone={role === 'guest' ? 'grey' : tones[role]}>{titles[role]}</Badge>
}
