import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../src/web', import.meta.url).pathname

/** What is announced otherwise: why an inserted place is no loss. */
const announcedOtherwise = new Set([
  // A wait: what follows it takes the focus or is announced.
  'ui/spinner.tsx',
  // It is there, empty, before there is anything to say.
  'session/answers/answers-status.tsx',
  'offline/connection.tsx',
  'shell/shell.tsx',
  'groups/connection-notice.tsx',
  // Inside of the list of toasts, which is a live region and always there.
  'ui/toast.tsx',
  // On a page that has just been loaded.
  'account/sign-in-screen.tsx',
  'account/profile-form.tsx',
  'help/contact-form.tsx',
])

/** Places that come together with their words: as a condition's or a component's outermost element, or hidden as long as they are empty. */
const faults = [
  /(?:&&|\?|:) \(?\s*<\w+\s(?:[^<>]|=>)*?(?:role="status"|aria-live="polite")/,
  /return \(?\s*<\w+\s(?:[^<>]|=>)*?role="status"/,
  /=> \(?\s*<\w+\s(?:[^<>]|=>)*?role="status"/,
  /<\w+\s(?:[^<>]|=>)*?role="status"(?:[^<>]|=>)*?empty:hidden/,
]

test('what is said when it comes has its place before it comes, or screen readers may not say it', () => {
  const found = globSync('**/*.tsx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    return announcedOtherwise.has(file)
      ? []
      : faults.flatMap((fault) => fault.exec(text)?.[0] ?? []).map((part) => `${file}: ${part}`)
  })
  expect(found).toEqual([])
})
