import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'
import { contentSecurityPolicyOf } from '../http/content-security-policy.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A rendered page with everything that serving it again needs. */
export interface KeptPage {
  status: ContentfulStatusCode
  headers: Record<string, string>
  etag: string
  identity: Buffer<ArrayBuffer>
  br: Buffer<ArrayBuffer>
  gzip: Buffer<ArrayBuffer>
}

/** Brotli's: worth its time for a page that is kept. */
const KEPT_QUALITY = 11
/** For a page that is made for one answer. */
export const FRESH_QUALITY = 4
const KEPT_BYTES = 128 * 1024 * 1024

/** Pages that are the same for everyone: each is rendered and compressed once, however many ask at the same time. */
export class KeptPages {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + br.length + gzip.length,
  })
  readonly #madeAt = new WeakMap<KeptPage, number>()
  readonly #underWay = new Map<string, Promise<KeptPage>>()

  /** Renders these anew when they are next asked for, because something that they show was changed. */
  forget(belongs: (key: string) => boolean): void {
    for (const key of this.#pages.keys()) if (belongs(key)) this.#pages.delete(key)
  }

  /**
   * The page as it is kept. One that is older than `freshForMs` is still served, and made anew meanwhile: what it shows may
   * have been changed by another server.
   */
  async page(key: string, render: () => Promise<Response>, freshForMs = Number.POSITIVE_INFINITY): Promise<KeptPage> {
    const kept = this.#pages.get(key)
    if (!kept) return this.#make(key, render)
    if (performance.now() - (this.#madeAt.get(kept) ?? 0) > freshForMs) void this.#make(key, render).catch(() => {})
    return kept
  }

  async #make(key: string, render: () => Promise<Response>): Promise<KeptPage> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const making = render()
      .then((response) => pack(response, response.status === 200 ? KEPT_QUALITY : FRESH_QUALITY))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    const page = await making
    // A not-found page is not kept: addresses that don't exist are without number.
    if (page.status === 200) {
      this.#madeAt.set(page, performance.now())
      this.#pages.set(key, page)
    }
    return page
  }
}

/** Compresses a whole response with brotli's `quality` (0 to 11) and as gzip. */
export async function pack(response: Response, quality: number): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  if (type.startsWith('text/html'))
    headers['content-security-policy'] = contentSecurityPolicyOf(identity.toString('utf8'))
  return {
    status: response.status as ContentfulStatusCode,
    headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: await brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzip: await gzipped(identity),
  }
}
