import { BUILD_HEADER } from '#contract/build-header.ts'

/** What the browser keeps for us, by the build that made it: files, pages that were visited, and pages of kept topics. */
export const keptKinds = ['files', 'visited', 'topics'] as const
export type KeptKind = (typeof keptKinds)[number]

const PREFIX = 'revisewell'

export const cacheName = (kind: KeptKind, build: string): string => `${PREFIX}-${kind}-${build}`

/** Of `names`, our caches of other builds than `build`. */
export function cachesOfOtherBuilds(names: readonly string[], build: string): string[] {
  const current = keptKinds.map((kind) => cacheName(kind, build))
  return names.filter(
    (name) => keptKinds.some((kind) => name.startsWith(`${PREFIX}-${kind}-`)) && !current.includes(name),
  )
}

/** Whether a response may be kept for everyone: whole, from the address that was asked, said to be public, of this build. */
export function mayKeep(response: Response, build: string): boolean {
  const { ok, redirected, headers } = response
  return (
    ok &&
    !redirected &&
    /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
    headers.get(BUILD_HEADER) === build &&
    !headers.has('set-cookie')
  )
}
