import { hydrated, type OpenedPage, signIn, type useBrowser } from './browser.ts'

type Open = ReturnType<typeof useBrowser>

/** Opens a page as the demo admin. */
export async function asAdmin(open: Open, path: string, options: Parameters<Open>[1] = {}): Promise<OpenedPage> {
  const opened = await open('/', options)
  await signIn(opened.page, 'admin')
  await opened.page.goto(path)
  await hydrated(opened.page)
  return opened
}
