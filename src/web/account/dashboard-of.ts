import type { Profile } from '#contract/accounts.ts'

/** Where a person starts from after signing in (contract §2). */
export const dashboardOf = (profile: Pick<Profile, 'role'> | null): string =>
  profile ? `/dashboard/${profile.role}` : '/'
