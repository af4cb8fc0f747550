import { chromium } from 'playwright'
import type { Topic } from '#domain/curriculum/topic.ts'
import { chromiumPath } from '#tests/e2e/support/chromium-path.ts'
import { amount, type Figure, ratio } from '../figure.ts'
import { median } from '../median.ts'
import { servePage } from '../static/serve-folder.ts'
import { handWrittenPage } from './hand-written-page.ts'
import { measureScripts } from './measure-scripts.ts'
import { measureFirstFlip, measurePaints } from './measure-visit.ts'

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const PAINT_GOAL = { atMost: 1.1 }
const FLIP_GOAL = { atMost: 1.15 }
const SCRIPT_GOAL = { atMost: 110 }

interface Visit {
  first: number
  largest: number
  flip: number
}

/** A topic's page against what somebody would write by hand, by turns, each time for a visitor who was never there. */
export async function benchPages(options: {
  pageUrl: string
  topic: Topic
  runs: number
  say: (line: string) => void
}): Promise<Figure[]> {
  const { pageUrl, topic, runs, say } = options
  const cards = topic.material?.flashcards ?? []
  const page = await (await fetch(pageUrl)).text()
  const handWritten = await servePage({ html: handWrittenPage({ title: topic.title, cards, page }) })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments })
  const visit = async (url: string): Promise<Visit> => ({
    ...(await measurePaints(browser, url)),
    flip: await measureFirstFlip(browser, url),
  })
  try {
    // The first visit of all pays for the browser's own start.
    await visit(handWritten.url)
    const scripts = await measureScripts(browser, pageUrl)
    say(`pages: ${scripts.files} script files`)
    const ours: Visit[] = []
    const theirs: Visit[] = []
    for (let run = 1; run <= runs; run++) {
      const turns = [async () => ours.push(await visit(pageUrl)), async () => theirs.push(await visit(handWritten.url))]
      for (const turn of run % 2 === 0 ? turns : turns.toReversed()) await turn()
      say(`pages: run ${run} of ${runs}: ${inWords(ours.at(-1))}; by hand: ${inWords(theirs.at(-1))}`)
    }
    const compare = (name: string, value: keyof Visit, goal: { atMost: number }) =>
      ratio({
        section: 'pages',
        name,
        ours: median(ours.map((visited) => visited[value])),
        reference: median(theirs.map((visited) => visited[value])),
        measuredIn: 'ms',
        goal,
      })
    return [
      compare('First contentful paint, by hand = 1', 'first', PAINT_GOAL),
      compare('Largest contentful paint, by hand = 1', 'largest', PAINT_GOAL),
      compare('First flip works, by hand = 1', 'flip', FLIP_GOAL),
      amount({
        section: 'pages',
        name: 'JavaScript of the study page, brotli',
        ours: scripts.bytes / 1000,
        measuredIn: 'kB',
        goal: SCRIPT_GOAL,
      }),
    ]
  } finally {
    await browser.close()
    await handWritten.remove()
  }
}

function inWords(visit: Visit | undefined): string {
  if (!visit) return 'nothing'
  const [first, largest, flip] = [visit.first, visit.largest, visit.flip].map((ms) => `${ms.toFixed(0)} ms`)
  return `painted after ${first}, whole after ${largest}, flips after ${flip}`
}
