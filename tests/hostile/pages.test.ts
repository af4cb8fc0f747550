import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { builtCurriculum, builtWeb, examplePage, pageKinds } from './built-pages.ts'
import { type Cast, createCast } from './cast.ts'
import { expectNobodyElses } from './expect-contract.ts'

const kinds = await pageKinds()
const web = await builtWeb()
const nowhere = '/nowhere/at/all'
const addresses = [...kinds.map(examplePage), nowhere]
const isPersonal = (address: string) => web.build.isPersonal(new URL(address, 'http://x').pathname)
const shared = addresses.filter((address) => !isPersonal(address))
const personal = addresses.filter(isPersonal)

let opened: TestDatabase
let cast: Cast
beforeAll(async () => {
  opened = await createPostgresDatabase()
  cast = await createCast(opened.database, { curriculum: builtCurriculum(), web })
}, 60_000)
afterAll(() => opened?.remove())

const get = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  cast.server.app.request(address, { method, headers })

describe('every page', () => {
  test.each(addresses)('%s is sent with a policy that runs no script but its own', async (address) => {
    const response = await get(address, { cookie: await cast.cookieOf('student') })
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const policy = response.headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split('; ').map((part) => part.split(/ (.*)/s, 2) as [string, string | undefined]),
    )
    const scripts = (directives.get('script-src') ?? '').split(' ')
    expect(scripts.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([])
    expect(directives.get('default-src')).toBe("'self'")
    expect(directives.get('object-src')).toBe("'none'")
    expect(directives.get('base-uri')).toBe("'none'")
    expect(directives.get('frame-ancestors')).toBe("'none'")
    expect(directives.get('form-action')).toBe("'self'")
    const html = await response.text()
    expect(html.match(/\son[a-z]+="/g)).toBeNull()
    expect(html.match(/(href|src|action)="(javascript:|http:|\/\/)/gi)).toBeNull()
  })

  test('of each kind there is an example', async () => {
    const answers = await Promise.all(shared.map(async (address) => [address, (await get(address)).status]))
    expect(answers).toEqual(shared.map((address) => [address, address === nowhere ? 404 : 200]))
  })
})

describe('a page that everybody is sent', () => {
  test.each(shared)('%s is the same with and without a session, and sets no cookie', async (address) => {
    const [guest, pupil] = [await get(address), await get(address, { cookie: await cast.cookieOf('student') })]
    expect(await pupil.text()).toBe(await guest.text())
    expect(pupil.headers.get('etag')).toBe(guest.headers.get('etag'))
    expect([...guest.headers.getSetCookie(), ...pupil.headers.getSetCookie()]).toEqual([])
    // A process of its own would cost a visitor time, and there is nobody here to guard (0012).
    expect(guest.headers.get('cross-origin-opener-policy')).toBeNull()
  })

  test('applies what was chosen first where somebody has been, and else runs no script before the first frame', async () => {
    const answer = await get('/api/me')
    const [cookie = '', ...others] = answer.headers.getSetCookie()
    // The day on which this browser was first here and our signature, and nothing that tells it from another.
    const signedDay = String.raw`\d{4}-\d{2}-\d{2}\.[\w-]{43}`
    expect(cookie).toMatch(
      new RegExp(`^${VISITED_COOKIE}=${signedDay}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax$`),
    )
    expect(others).toEqual([])
    expect((await get('/api/me')).headers.getSetCookie()).toEqual([cookie])
    const visited = { cookie: cookie.split(';')[0] ?? '' }
    expect((await get('/api/me', visited)).headers.getSetCookie()).toEqual([])

    const [first, next] = [await get('/'), await get('/', visited)]
    for (const { headers } of [first, next]) expect(headers.get('vary')).toBe('accept-encoding, cookie')
    const [firstPage, nextPage] = [await first.text(), await next.text()]
    const scriptsAtOnce = (html: string) => html.match(/<script>.*?<\/script>/gs) ?? []
    const head = (html: string) => html.slice(0, html.indexOf('</head>'))
    expect(scriptsAtOnce(firstPage)).toEqual([expect.not.stringContaining('localStorage')])
    expect(scriptsAtOnce(head(firstPage))).toEqual([])
    expect(firstPage).toMatch(/<script type="later">try\{[^<]*localStorage/)
    expect(scriptsAtOnce(head(nextPage))).toEqual([expect.stringContaining('localStorage')])
    const withOther = await get('/', { cookie: `${VISITED_COOKIE}=<b>; theme=dark` })
    expect(withOther.headers.get('etag')).toBe(next.headers.get('etag'))
  })

  test('is asked again each time, and not sent again while it is the same', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'if-none-match': known })
      expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD as it would GET, without the page', async () => {
    const [head, whole] = [await get('/', {}, 'HEAD'), await get('/')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)])
  })

  test('comes in an encoding that the browser takes', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding')
    expect(await encodingFor('gzip, deflate, br')).toBe('br')
    expect(await encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip')
    expect(await encodingFor('GZIP')).toBe('gzip')
    expect(await encodingFor('identity')).toBeNull()
    expect(await encodingFor('broken, gzipped')).toBeNull()
  })
})

describe.runIf(personal.length > 0)('a page made for one person', () => {
  test.each(personal)('%s is kept by nobody and holds nothing of other people', async (address) => {
    for (const who of ['guest', 'student', 'parent', 'pending admin', 'admin'] as const) {
      const response = await get(address, { cookie: await cast.cookieOf(who) })
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(response.status).toBeLessThan(500)
      expectLeadsHere(response)
      if (who !== 'admin') expectNobodyElses(await response.text(), { who, sent: address, cast })
    }
  })
})

const segments = [
  '%00',
  '%E0%A4%A',
  '%',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '%F0%9F%92%A9',
  'x'.repeat(2000),
  '%5c%5cevil.example',
]
const queries = [
  '?topic=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '?topic=%00',
  '?_routes=__proto__',
  '?topic=%',
  `?topic=${'x'.repeat(5000)}`,
  '?index&index',
  '?board[]=1&level=%ff',
]

describe('strange addresses', () => {
  test.each(kinds.map((kind, index) => [kind, index] as const))(
    'under %s get a page that reflects nothing',
    async (kind, index) => {
      const example = examplePage(kind)
      // Each kind meets some of them, and each of them some kinds: a page that isn't there is rendered anew each time.
      const some = <T>(list: readonly T[]) => [0, 1, 2].map((at) => list[(index * 3 + at) % list.length])
      const strange = [
        ...some(segments).map((segment) => kind.replace(/:\w+|$/, `${segment}`)),
        ...some(queries).map((query) => `${example}${query}`),
        `${example.replace(/\/$/, '/_root')}.data${queries[index % queries.length]}`,
        `//evil.example${example}`,
        `${example}/`,
      ]
      for (const address of strange) {
        const response = await get(`http://revisewell.test${address}`, { cookie: await cast.cookieOf('guest') })
        expect([address, response.status < 500]).toEqual([address, true])
        expectLeadsHere(response)
        expect(await response.text()).not.toContain('<script>alert(1)')
      }
    },
    60_000,
  )

  test('a form of another site, of another type or too large changes nothing', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      cast.server.app.request('/help', { method: 'POST', headers, body })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post({ ...form, origin: 'https://evil.example' }, 'name=a')).status).toBe(403)
    expect((await post({ ...form, origin: 'null', host: 'none' }, 'name=a')).status).toBe(403)
    expect((await post(form, `name=${'x'.repeat(70_000)}`)).status).toBe(413)
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''])
      expect([type, (await post({ 'content-type': type }, '--x\r\n\r\n')).status]).toEqual([type, 415])
    for (const type of [form['content-type'], `${form['content-type']}; charset=utf-7`])
      for (const body of ['', 'name=%00', '{', '--x\r\n\r\n', '%', 'name=a&name=b&__proto__=c'])
        for (const page of [...shared.slice(0, 3), nowhere, '/login', '/%00']) {
          const response = await cast.server.app.request(page, {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          })
          expect([page, type, body, response.status < 500]).toEqual([page, type, body, true])
        }
  }, 60_000)

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is no way to ask for a page', async (method) => {
    const response = await get('/help', {}, method)
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'not-found'])
  })
})

describe('files of the pages', () => {
  test('are kept for good, by name, and only they are sent', async () => {
    const [name = ''] = readdirSync(path.join(web.clientFolder, 'assets')).filter((file) => file.endsWith('.js'))
    const file = await get(`/assets/${name}`)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    for (const outside of [
      '/assets/none.js',
      '/assets/..%2f..%2fserver%2findex.js',
      '/assets/%2e%2e%2f%2e%2e/server/index.js',
      '/assets/%00',
      '/assets/%',
      '/assets/....//server/index.js',
    ])
      expect([outside, (await get(outside)).status]).toEqual([outside, 404])
  })
})

/** A redirect stays on the product's own origin. */
function expectLeadsHere(response: Response): void {
  const location = response.headers.get('location')
  if (location) expect(new URL(location, 'http://revisewell.test').host).toBe('revisewell.test')
}
