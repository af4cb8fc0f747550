import path from 'node:path'
import { qualificationName } from '../src/domain/curriculum/specification.ts'
import { countCoverage, countCurriculum } from './content/count.ts'
import { fallsOf, raise, readCommitted, writeCommitted } from './content/coverage/committed-figures.ts'
import { coverageAsData, printCoverage } from './content/coverage/print-coverage.ts'
import { readCurriculum } from './content/read-curriculum.ts'
import { printReports } from './content/reports/print-reports.ts'
import { reportContent } from './content/reports/report-content.ts'
import { showDraws } from './content/show-draws.ts'
import { writeCurriculum } from './content/write-curriculum.ts'
import { writeFindingModel } from './tutor/write-finding-model.ts'

const usage = `npm run content               check and count the curriculum
npm run content -- --json     the counts alone, as JSON
npm run content -- --only X   check the files whose path contains X
npm run content -- --reports   and report likeness, reading age, answers' places and lengths, points not served and spelling
npm run content -- --coverage  what of each qualification is taught, asked and examined, and its gaps; a fault where a figure of
                               content/coverage.json falls (with --figures: no gaps; with --json: as JSON; with --write: raise those figures)
npm run content -- --draws     show a few draws of each template (with --only)
npm run content -- --build    check, then write what the server serves to build/content`

const args = process.argv.slice(2)
const value = (flag: string) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '') : undefined)
if (args.includes('--help')) {
  console.log(usage)
  process.exit()
}
if (args.includes('--coverage') && args.includes('--only')) {
  console.error('--coverage looks at the whole curriculum: leave --only out.')
  process.exit(1)
}
const root = path.join(import.meta.dirname, '..')
const contentFolder = path.join(root, 'content')
const { curriculum, faults } = await readCurriculum(contentFolder, value('--only'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
const reports = args.includes('--reports')
  ? await reportContent(contentFolder, curriculum.topics, curriculum.prose)
  : undefined
if (reports && reports.errors.length > 0) process.exitCode = 1
if (args.includes('--coverage')) await reportCoverage()
else reportCounts()
if (reports && !args.includes('--json')) console.log(printReports(reports))
if (args.includes('--draws') && faults.length === 0) console.log(showDraws(curriculum.topics))
if (args.includes('--build') && faults.length === 0) {
  const built = path.join(root, 'build', 'content')
  await writeCurriculum(curriculum, built)
  await writeFindingModel(contentFolder, built)
}

async function reportCoverage(): Promise<void> {
  const coverage = countCoverage(curriculum)
  const file = path.join(contentFolder, 'coverage.json')
  const committed = await readCommitted(file)
  const now = Object.fromEntries(coverage.map((of) => [qualificationName(of), of.figures]))
  const wanted = args.includes('--write') ? raise(committed, now) : committed
  if (args.includes('--write')) await writeCommitted(file, wanted)
  console.log(
    args.includes('--json')
      ? JSON.stringify({ ...coverageAsData(coverage), ...(reports && { reports }) }, null, 2)
      : printCoverage(coverage, { gaps: !args.includes('--figures') }),
  )
  const falls = fallsOf(wanted, now)
  for (const fall of falls) console.error(fall)
  if (falls.length > 0) process.exitCode = 1
}

function reportCounts(): void {
  const counts = countCurriculum(curriculum)
  if (args.includes('--json')) console.log(JSON.stringify({ ...counts, ...(reports && { reports }) }, null, 2))
  else {
    console.table({ ...counts.perSubject, total: counts.totals }, Object.keys(counts.perLevel.gcse ?? {}))
    console.log(faults.length === 0 ? 'The curriculum is sound.' : `${faults.length} faults.`)
  }
}
