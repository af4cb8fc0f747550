import { get, type IncomingMessage } from 'node:http'
import autocannon from 'autocannon'
import { type Figure, ratio } from '../figure.ts'
import { median } from '../median.ts'
import { servePage } from '../static/serve-folder.ts'

const CONNECTIONS = 10
const WARM_UP_SECONDS = 2
const RATE_GOAL = { atLeast: 0.9 }
const headers = { 'accept-encoding': 'br' }

/** Requests a second of a page against the same bytes as a static file, by turns. */
export async function benchRate(options: {
  pageUrl: string
  runs: number
  seconds: number
  say: (line: string) => void
}): Promise<Figure[]> {
  const { pageUrl, runs, seconds, say } = options
  const html = await (await fetch(pageUrl)).text()
  const br = await readRaw(pageUrl)
  const file = await servePage({ html, br })
  try {
    if (!(await readRaw(file.url)).equals(br)) throw new Error('The static file is not served as the page is.')
    const ours: number[] = []
    const theirs: number[] = []
    for (const url of [pageUrl, file.url]) await requestsPerSecond(url, WARM_UP_SECONDS)
    for (let run = 1; run <= runs; run++) {
      ours.push(await requestsPerSecond(pageUrl, seconds))
      theirs.push(await requestsPerSecond(file.url, seconds))
      say(`rate: run ${run} of ${runs}: ${ours.at(-1)?.toFixed(0)} a second; as a file: ${theirs.at(-1)?.toFixed(0)}`)
    }
    return [
      ratio({
        section: 'rate',
        name: 'Requests a second of the page, static file = 1',
        ours: median(ours),
        reference: median(theirs),
        measuredIn: '/s',
        goal: RATE_GOAL,
      }),
    ]
  } finally {
    await file.remove()
  }
}

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests for ${url} failed.`)
  return result['2xx'] / result.duration
}

/** The body as it goes over the wire; `fetch` would unpack it. */
async function readRaw(url: string): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} is not sent as brotli.`)
  return Buffer.concat(await Array.fromAsync(response))
}
