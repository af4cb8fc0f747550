import type { Page } from 'playwright'
import { hydrated } from './browser.ts'

/** For how long a page leaves alone what its reader does not see, such as what is kept for later (src/web/shell/connection-state.tsx). */
const FIRST_SECONDS_MS = 4000

/** Opens a page by a clock of its own, which is then put past its first seconds; it goes on as any clock does. */
export async function goPastFirstSeconds(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.fastForward(FIRST_SECONDS_MS)
}
