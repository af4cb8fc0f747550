import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startServer } from '../../product/start-server.ts'

export interface ServedPage {
  url: string
  remove(): Promise<void>
}

/** Serves one page as a static file from a process of its own; `br` is its compressed form where it must be that one. */
export async function servePage({ html, br }: { html: string; br?: Buffer }): Promise<ServedPage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-static-'))
  writeFileSync(path.join(folder, 'page.html'), html)
  writeFileSync(path.join(folder, 'page.html.br'), br ?? brotliCompressSync(html))
  const server = await startServer([path.join(import.meta.dirname, 'static-server-process.ts'), folder])
  return {
    url: `${server.url}/page.html`,
    async remove() {
      await server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
