// Does the first of two steps of a job from the queue 'two-steps', says so, and never comes to the second.
import pino from 'pino'
import { connectDatabase } from '#server/database/connect.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { takeStep, twoSteps } from './two-steps.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await connectDatabase({ dataDir, databaseUrl })
const jobs = await openJobs({ database, log: pino({ level: 'silent' }) })
await jobs.work(twoSteps, async ({ work }) => {
  await takeStep(database, work, 1)
  console.info('first step')
  await new Promise(() => undefined)
})
await jobs.send(twoSteps, { work: 'report' }, { key: 'report' })
