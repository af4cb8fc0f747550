import type { Profile } from '#contract/accounts.ts'

/** Where a person starts from after signing in (contract §2): an admin from two-step sign-in, until it is set up. */
export const dashboardOf = (profile: Pick<Profile, 'role' | 'needsSecondStep'> | null): string => {
  if (!profile) return '/'
  return profile.needsSecondStep ? '/security' : `/dashboard/${profile.role}`
}
