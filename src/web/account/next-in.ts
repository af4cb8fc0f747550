/** Where somebody goes on after signing in: only ever back to a class that they were about to join, never off the site. */
export function nextIn(request: Request): string | null {
  const next = new URL(request.url).searchParams.get('next') ?? ''
  return /^\/join\/[A-Za-z]{4}-?[A-Za-z]{4}$/.test(next) ? next : null
}
