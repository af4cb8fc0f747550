import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { createEmbeddedBench, createPostgresBench } from './bench/answers/answer-bench.ts'
import { benchAnswers } from './bench/answers/bench-answers.ts'
import { type Figure, type Section, sections } from './bench/figure.ts'
import { benchLearning } from './bench/learning/bench-learning.ts'
import { subjectDeck } from './bench/learning/subject-deck.ts'
import { benchMarking } from './bench/marking/bench-marking.ts'
import { benchPages } from './bench/pages/bench-pages.ts'
import { figureTable } from './bench/print-figures.ts'
import { benchRanks } from './bench/ranks/bench-ranks.ts'
import { createCrowds } from './bench/ranks/create-crowds.ts'
import { benchRate } from './bench/rate/bench-rate.ts'
import { buildContent, buildProduct } from './build/build-product.ts'
import { startProduct } from './product/start-server.ts'

const usage = `npm run bench -- [--only ${sections.join('|')}] [--json] [--runs N] [--seconds N] [--seed N] [--no-build]
Measures the built product against references on the same machine in the same run, each several times by turns, and
prints the medians as ratios with their goals, and for marking how far the suggestions agree with an examiner: a table, or with --json JSON alone. Progress goes to standard error.
  --only     one part; may be given again
  --runs     how often each is measured (default: 9 visits of a page, 15 rounds of every leaderboard, 8 pupils who learn, 3 of
             anything else)
  --seconds  how long one measurement of requests takes (default: 4)
  --seed     what chance there is among pupils who learn (default: 1)`

const PAGE = '/gcse/biology/aqa/flashcards?topic=cell-structure'
const TOPIC = 'gcse-biology-cell-structure'
const root = path.join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [...sections] },
    runs: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const seconds = Number(values.seconds)
const seed = Number(values.seed)
const runs = values.runs === undefined ? undefined : Number(values.runs)
const wanted = (section: Section) => values.only.includes(section)
const say = (line: string) => console.error(line)

if (
  values.help ||
  !sections.some(wanted) ||
  !(seconds > 0) ||
  (runs !== undefined && !(runs > 0)) ||
  !Number.isSafeInteger(seed)
) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}
// Whatever else has something to say, such as that it installs a browser, must not get between the figures.
console.log = console.info = console.error
// Pupils who learn are simulated from the curriculum alone.
const build = values.only.every((section) => section === 'learning') ? buildContent : buildProduct
if (!values['no-build']) await build({ say })
const curriculum = readCurriculumStore(path.join(root, 'build', 'content'))
const figures: Figure[] = []
if (wanted('pages') || wanted('rate')) figures.push(...(await benchStudyPage()))
if (wanted('ranks')) figures.push(...(await benchLeaderboards()))
if (wanted('marking')) figures.push(...benchMarking(curriculum))
if (wanted('answers'))
  for (const create of [createEmbeddedBench, createPostgresBench]) figures.push(...(await benchRecording(create)))
if (wanted('learning'))
  figures.push(...benchLearning({ deck: subjectDeck(curriculum), days: 84, pupils: runs ?? 8, seed, say }))
process.stdout.write(
  `${values.json ? JSON.stringify({ measuredAt: new Date(), figures }, null, 2) : figureTable(figures)}\n`,
)

async function benchStudyPage(): Promise<Figure[]> {
  const topic = curriculum.topic(TOPIC)
  if (!topic) throw new Error(`The topic ${TOPIC} has no material.`)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-bench-'))
  const server = await startProduct({ dataDir })
  const pageUrl = server.url + PAGE
  try {
    return [
      ...(wanted('pages') ? await benchPages({ pageUrl, topic, runs: runs ?? 9, say }) : []),
      ...(wanted('rate') ? await benchRate({ pageUrl, runs: runs ?? 3, seconds, say }) : []),
    ]
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function benchLeaderboards(): Promise<Figure[]> {
  const crowds = await createCrowds({ few: 10_000, many: 1_000_000 })
  try {
    return await benchRanks({ ...crowds, runs: runs ?? 15, now: new Date(), say })
  } finally {
    await crowds.remove()
  }
}

async function benchRecording(create: typeof createEmbeddedBench): Promise<Figure[]> {
  const bench = await create()
  let faults: string[] = []
  try {
    return await benchAnswers({ bench, items: curriculum.items, runs: runs ?? 3, seconds, say })
  } finally {
    faults = await bench.remove()
    for (const fault of faults) say(fault)
    if (faults.length > 0) process.exitCode = 1
  }
}
