import path from 'node:path'
import { countCurriculum } from './content/count.ts'
import { readCurriculum } from './content/read-curriculum.ts'
import { showDraws } from './content/show-draws.ts'
import { writeCurriculum } from './content/write-curriculum.ts'

const usage = `npm run content               check and count the curriculum
npm run content -- --json     the counts alone, as JSON
npm run content -- --only X   check the files whose path contains X
npm run content -- --draws     show a few draws of each template (with --only)
npm run content -- --build    check, then write what the server serves to build/content`

const args = process.argv.slice(2)
const value = (flag: string) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '') : undefined)
if (args.includes('--help')) {
  console.log(usage)
  process.exit()
}
const root = path.join(import.meta.dirname, '..')
const { curriculum, faults } = await readCurriculum(path.join(root, 'content'), value('--only'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
const counts = countCurriculum(curriculum)
if (args.includes('--json')) console.log(JSON.stringify(counts, null, 2))
else {
  console.table({ ...counts.perSubject, total: counts.totals })
  console.log(faults.length === 0 ? 'The curriculum is sound.' : `${faults.length} faults.`)
}
if (args.includes('--draws') && faults.length === 0) console.log(showDraws(curriculum.topics))
if (args.includes('--build') && faults.length === 0)
  await writeCurriculum(curriculum, path.join(root, 'build', 'content'))
