const personal = [
  '/privacy',
  '/security',
  '/dashboard',
  '/login',
  '/signup',
  '/forgotten-password',
  '/reset-password',
  '/verify-email',
  '/dev',
  '/groups',
  '/rewards',
  '/plan',
  '/papers',
  '/live',
  '/quizzes',
  '/sets',
  '/moderation',
  '/confirmations',
  '/tasks',
  '/join',
  '/notices',
  '/unsubscribe',
]

/**
 * Whether a page is rendered for the person who asks. All others are the same for everyone: they are rendered once,
 * without cookies, and kept; what is personal on them is fetched after.
 */
export function isPersonal(pathname: string): boolean {
  return personal.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`) || pathname.startsWith(`${prefix}.`),
  )
}
