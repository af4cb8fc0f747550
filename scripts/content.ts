import path from 'node:path'
import { countCurriculum } from './content/count.ts'
import { readCurriculum } from './content/read-curriculum.ts'
import { printReports } from './content/reports/print-reports.ts'
import { reportContent } from './content/reports/report-content.ts'
import { showDraws } from './content/show-draws.ts'
import { writeCurriculum } from './content/write-curriculum.ts'

const usage = `npm run content               check and count the curriculum
npm run content -- --json     the counts alone, as JSON
npm run content -- --only X   check the files whose path contains X
npm run content -- --reports   and report likeness, reading age, answers' places and lengths, points not served and spelling
npm run content -- --draws     show a few draws of each template (with --only)
npm run content -- --build    check, then write what the server serves to build/content`

const args = process.argv.slice(2)
const value = (flag: string) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '') : undefined)
if (args.includes('--help')) {
  console.log(usage)
  process.exit()
}
const root = path.join(import.meta.dirname, '..')
const contentFolder = path.join(root, 'content')
const { curriculum, faults } = await readCurriculum(contentFolder, value('--only'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
const counts = countCurriculum(curriculum)
const reports = args.includes('--reports') ? await reportContent(contentFolder, curriculum.topics) : undefined
if (reports && reports.errors.length > 0) process.exitCode = 1
if (args.includes('--json')) console.log(JSON.stringify({ ...counts, ...(reports && { reports }) }, null, 2))
else {
  console.table({ ...counts.perSubject, total: counts.totals })
  console.log(faults.length === 0 ? 'The curriculum is sound.' : `${faults.length} faults.`)
}
if (reports && !args.includes('--json')) console.log(printReports(reports))
if (args.includes('--draws') && faults.length === 0) console.log(showDraws(curriculum.topics))
if (args.includes('--build') && faults.length === 0)
  await writeCurriculum(curriculum, path.join(root, 'build', 'content'))
