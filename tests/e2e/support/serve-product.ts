import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium-path.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the running product, with its demo data, and the browser to open it with. */
    product: { url: string; chromium: string }
  }
}

/** Vitest's global set-up for the screens: the product on demo data of its own, a copy where `DEMO_DATA` names some. */
export default async function serveProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-screens-'))
  if (process.env.DEMO_DATA) cpSync(process.env.DEMO_DATA, dataDir, { recursive: true })
  const { url, stop } = await startProduct(dataDir)
  project.provide('product', { url, chromium: chromiumPath() })
  return async () => {
    await stop()
    rmSync(dataDir, { recursive: true })
  }
}
