import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'
import { contentSecurityPolicyOf } from '../http/content-security-policy.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Body = Buffer<ArrayBuffer>
type Encoding = 'br' | 'gzip'

/** A rendered page with everything that sending it needs. */
export interface RenderedPage {
  status: ContentfulStatusCode
  headers: Record<string, string>
  etag: string
  identity: Body
  /** Of a page that is kept: each encoding, as small as it gets. */
  packed: Record<Encoding, Body> | null
}

/** Brotli's: worth its time for a page that is kept. */
const KEPT_QUALITY = 11
/** For a page that is made for one answer. */
const FRESH_QUALITY = 4
const KEPT_BYTES = 128 * 1024 * 1024

/** Pages that are the same for everyone: each is rendered and compressed once, however many ask at the same time. */
export class KeptPages {
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ identity, packed }) => identity.length + (packed ? packed.br.length + packed.gzip.length : 0),
  })
  readonly #madeAt = new WeakMap<RenderedPage, number>()
  readonly #underWay = new Map<string, Promise<RenderedPage>>()

  /** Renders these anew when they are next asked for, because something that they show was changed. */
  forget(belongs: (key: string) => boolean): void {
    for (const key of this.#pages.keys()) if (belongs(key)) this.#pages.delete(key)
  }

  /**
   * The page as it is kept. One that is older than `freshForMs` is still served, and made anew meanwhile: what it shows may
   * have been changed by another server.
   */
  async page(
    key: string,
    render: () => Promise<Response>,
    freshForMs = Number.POSITIVE_INFINITY,
  ): Promise<RenderedPage> {
    const kept = this.#pages.get(key)
    if (!kept) return this.#make(key, render)
    if (performance.now() - (this.#madeAt.get(kept) ?? 0) > freshForMs) void this.#make(key, render).catch(() => {})
    return kept
  }

  async #make(key: string, render: () => Promise<Response>): Promise<RenderedPage> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const making = render()
      .then(readPage)
      .then((page) => (page.status === 200 ? pack(page) : page))
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

/** A whole response, not compressed. */
export async function readPage(response: Response): Promise<RenderedPage> {
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
    packed: null,
  }
}

async function pack(page: RenderedPage): Promise<RenderedPage> {
  const { identity } = page
  return { ...page, packed: { br: await asBrotli(identity, KEPT_QUALITY), gzip: await gzipped(identity) } }
}

/** The page's bytes in one encoding; of one that is not kept they are made now, that one alone. */
export function bodyOf(page: RenderedPage, encoding: Encoding | 'identity'): Body | Promise<Body> {
  const { identity, packed } = page
  if (encoding === 'identity') return identity
  if (packed) return packed[encoding]
  return encoding === 'br' ? asBrotli(identity, FRESH_QUALITY) : gzipped(identity)
}

const asBrotli = (body: Body, quality: number) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
