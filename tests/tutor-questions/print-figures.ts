import path from 'node:path'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { noteFinderOf } from '#server/tutor/finding/note-finder-of.ts'
import { measureTutor, shareOf } from './measure-tutor.ts'
import { readTutorQuestions } from './read-tutor-questions.ts'

const usage = `npm run tutor-figures                how many of the questions in tests/tutor-questions the tutor answers from a right note
npm run tutor-figures -- --failures  and which of the half that is for tuning it does not`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit()
}
const curriculum = readCurriculumStore(path.join(import.meta.dirname, '..', '..', 'build', 'content'))
globalThis.gc?.()
const before = process.memoryUsage()
const started = performance.now()
const finder = noteFinderOf(curriculum)
const ready = performance.now() - started
globalThis.gc?.()
const after = process.memoryUsage()
const questions = readTutorQuestions()
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7)
for (const byLevel of [false, true]) {
  console.log(byLevel ? 'Asked by a pupil of the level' : 'Asked by a guest who has chosen no level')
  const outcomes = measureTutor({ curriculum, finder }, questions, byLevel)
  for (const half of ['tuned', 'held back'] as const)
    for (const blind of [false, true]) {
      const of = outcomes.filter(({ asked }) => asked.half === half && asked.blind === blind)
      const answerable = of.filter(({ asked }) => asked.topics.length > 0)
      const others = of.filter(({ asked }) => asked.topics.length === 0)
      console.log(
        `${half.padEnd(10)}${blind ? 'blind' : 'own  '}  right ${percent(shareOf(answerable, ({ right }) => right))}` +
          `  right or offered ${percent(shareOf(answerable, ({ right, offered }) => right || offered))} of ${answerable.length}` +
          `; of nobody's ${others.length}: answered ${others.filter(({ how }) => how === 'passage').length}, offered ${others.filter(({ how }) => how === 'choice').length}`,
      )
    }
  if (process.argv.includes('--failures'))
    for (const { asked, topics, how, right } of outcomes)
      if (asked.half === 'tuned' && (asked.topics.length === 0 ? how !== 'fallback' : !right))
        console.log(`  ${how.padEnd(9)}${asked.before ? `[${asked.before}] ` : ''}${asked.asks} → ${topics.join(', ')}`)
}
const times = questions.map(({ asks }) => {
  const cpu = process.cpuUsage()
  finder.find(asks, { filter: 'all', level: null })
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
})
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
console.log(
  `Ready in ${ready.toFixed(0)} ms; CPU a question: median ${at(0.5)} ms, 99 of 100 below ${at(0.99)} ms, longest ${at(1)} ms; memory ${megabytes(
    after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers,
  )} MB${globalThis.gc ? '' : ' (not collected: run with --expose-gc)'}`,
)
