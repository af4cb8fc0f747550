import * as fc from 'fast-check'
import type { Call } from '#contract/endpoint.ts'
import { bodiesOf, fieldsOf, hostileText, type Known } from './values-of-schema.ts'

/** A request as it goes over the wire. */
export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** Sent piece by piece, without saying how much it is. */
  chunked: boolean
}

/** Requests to one endpoint: some right, most not, in path, query, body, headers or how they are sent. */
export function hostileRequests(endpoint: Call, known: Known): fc.Arbitrary<HostileRequest> {
  const [method = '', path = ''] = endpoint.route.split(' ')
  const target = fc.tuple(paths(path, endpoint, known), queries(endpoint, known)).map((parts) => parts.join(''))
  const body = method === 'GET' ? fc.constant(undefined) : bodies(endpoint, known)
  return fc.record({ method: fc.constant(method), path: target, headers: headers(), body, chunked: fc.boolean() })
}

const segments = [
  '%00',
  '%2e%2e',
  '%2e%2e%2fme',
  '..%5c..%5c',
  '%E0%A4%A',
  '%ff%fe',
  '%',
  '%25%30%30',
  '%F0%9F%92%A9',
  '__proto__',
  'constructor',
  "1'%20or%20'1'='1",
  'x'.repeat(3000),
  '%0d%0aset-cookie:%20a=b',
]

function paths(path: string, { params }: Call, known: Known): fc.Arbitrary<string> {
  const values = fieldsOf(params, known)
  const parts = path.split('/').map((part) => {
    const value = part.startsWith(':') ? values[part.slice(1)] : undefined
    if (!value) return fc.constant(part)
    return fc.oneof({ weight: 4, arbitrary: value.map(encode) }, fc.constantFrom(...segments))
  })
  return fc.tuple(...parts).map((filled) => filled.join('/'))
}

function queries({ query }: Call, known: Known): fc.Arbitrary<string> {
  const fields = Object.entries(fieldsOf(query, known)).map(([name, value]) =>
    value.map((text) => `${name}=${encode(text)}`),
  )
  const strange = fc.constantFrom(
    '',
    '__proto__=1',
    'constructor[prototype]=1',
    'a=%',
    'topic=%00',
    'board=aqa&board=ocr',
    '=&&=',
    'role=admin',
  )
  return fc
    .array(fc.oneof(strange, ...fields), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
}

/** What cannot be encoded (a lone surrogate) goes as it is. */
function encode(value: unknown): string {
  const text = String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed()
  return encodeURIComponent(text)
}

const notJson = [
  '',
  '{',
  'null',
  '"',
  '[',
  '{"a":}',
  'undefined',
  '\u0000',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  'email=a@b.test&password=x',
]
const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
const enormous = [
  deep('[', ']', 10_000),
  deep('{"answers":', '}', 2500),
  `["\\u0000",${deep('[', ']', 10_000)}]`,
  JSON.stringify({ email: 'x'.repeat(300_000) }),
  `{${Array.from({ length: 2000 }, (_, index) => `"key${index}":1`).join()}}`,
]

function bodies(endpoint: Call, known: Known): fc.Arbitrary<string | undefined> {
  const body = 'body' in endpoint ? endpoint.body : undefined
  const made = body ? bodiesOf(body, known) : fc.jsonValue()
  return fc.oneof(
    { weight: 12, arbitrary: made.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: made.map((value) => JSON.stringify([value])) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileText).map((text) => JSON.stringify(text)) },
    { weight: 2, arbitrary: fc.constantFrom(...notJson, undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...enormous) },
  )
}

const types = [
  'text/plain',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'APPLICATION/JSON; charset=utf-7',
  ';',
  '',
]

function headers(): fc.Arbitrary<Record<string, string>> {
  const usual = {
    'content-type': fc.oneof({ weight: 15, arbitrary: fc.constant('application/json') }, fc.constantFrom(...types)),
    // An address of its own nearly each time, so that no limit hides what comes after it.
    'x-forwarded-for': fc.oneof({ weight: 15, arbitrary: fc.ipV4() }, fc.constantFrom('', ',', '::', 'x'.repeat(500))),
  }
  const strange: Record<string, string>[] = [
    { 'content-length': '-1' },
    { 'content-length': 'many' },
    { 'content-length': '99999999999' },
    { 'content-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=0, *' },
    { 'x-http-method-override': 'DELETE' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { host: 'none', origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  const extra = fc.oneof({ weight: 15, arbitrary: fc.constant({}) }, fc.constantFrom(...strange))
  return fc.tuple(fc.record(usual), extra).map(([ours, more]) => ({ ...ours, ...more }))
}
