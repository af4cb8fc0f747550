/** Put in by scripts/build/build-worker.ts: the name of this build, and the files of the pages that it is made of. */
declare const REVISEWELL_BUILD: string
declare const REVISEWELL_FILES: readonly string[]

export const build = REVISEWELL_BUILD
export const files = REVISEWELL_FILES
