import type { ItemFacts } from '#domain/study/snapshot.ts'
import { connectDatabase } from '#server/database/connect.ts'
import type { Device } from '../crash/device.ts'
import { findLosses } from '../crash/find-losses.ts'
import { seededChance } from '../product/seeded-chance.ts'
import { studyAnswers, studyTopics } from '../product/study-answers.ts'
import { createTrust } from './create-trust.ts'
import type { Disturbance } from './disturb/disturbance.ts'
import { backUp, type RestoreFigures, restoreBetween } from './disturb/restore.ts'
import { Drive, groupSize } from './drive/drive.ts'
import type { RoomFigures } from './drive/room-talk.ts'
import type { Cluster } from './start-cluster.ts'

export interface TrialReport {
  answers: { acknowledged: number; lost: number; doubled: number; xpEqualsLedger: boolean; faults: string[] }
  /** The longest time in which no answer was acknowledged, with nothing happening and with each thing that happened. */
  secondsWithoutWrites: { undisturbed: number; disturbed: { what: string; seconds: number }[] }
  noticed: { screens: string[]; rooms: string[] }
  screens: { requests: number; slowestMs: number }
  rooms: Omit<RoomFigures, 'failed'>
  restore: RestoreFigures | null
}

const SCHOOLS = 4
const PUPILS_EACH = 6
const ANSWERS_UNDISTURBED = 200

/** Drives a cluster, lets things happen to it one after the other, and compares what is stored with what was acknowledged. */
export async function runTrial(options: {
  cluster: Cluster
  items: ReadonlyMap<string, ItemFacts>
  disturbances: readonly Disturbance[]
  restore: boolean
  seed: number
  say: (line: string) => void
}): Promise<TrialReport> {
  const { cluster, items, disturbances, restore, seed, say } = options
  const { application, leaderUrl } = cluster
  const { DATA_DIR: dataDir = '', PUBLIC_URL: url = '' } = application.settings()
  say('Creating a trust…')
  const size = { schools: SCHOOLS, pupilsEach: PUPILS_EACH, groupSize }
  const schools = await createTrust({ dataDir, databaseUrl: leaderUrl, ...size })
  say('Starting two of our servers…')
  for (const port of cluster.ports.servers) await application.startServer(port)
  if (restore) backUp(cluster)

  const drive = new Drive({ url, schools, items, seed })
  drive.start()
  await drive.tally.more(ANSWERS_UNDISTURBED)
  const undisturbed = drive.gaps.take()
  say(`${drive.tally.count} answers, at most ${undisturbed} s between two`)
  const disturbed: { what: string; seconds: number }[] = []
  let rooms: RoomFigures
  try {
    for (const disturbance of disturbances) {
      drive.gaps.take()
      await disturbance.happen({ cluster, drive, say })
      const seconds = drive.gaps.take()
      disturbed.push({ what: disturbance.name, seconds })
      say(
        `${disturbance.name}: ${seconds} s without writes, ${drive.screens.figures.failed.length} failed requests so far`,
      )
    }
  } finally {
    rooms = await drive.end()
  }
  const answers = await compare(cluster, drive.devices)
  const pupil = schools[0]?.pupils[0]
  const { failed: roomsFailed, ...roomFigures } = rooms
  const restored =
    restore && pupil
      ? await restoreBetween({
          cluster,
          cookie: pupil.cookie,
          answers: studyAnswers(studyTopics(items), { chance: seededChance(seed), now: () => new Date() }),
          say,
        })
      : null
  return {
    answers: { acknowledged: drive.tally.count, ...answers },
    secondsWithoutWrites: { undisturbed, disturbed },
    noticed: { screens: drive.screens.figures.failed, rooms: roomsFailed },
    screens: { requests: drive.screens.figures.requests, slowestMs: Math.round(drive.screens.figures.slowestMs) },
    rooms: roomFigures,
    restore: restored,
  }
}

async function compare(
  cluster: Cluster,
  devices: readonly Device[],
): Promise<Omit<TrialReport['answers'], 'acknowledged'>> {
  const database = await connectDatabase({ dataDir: cluster.folder, databaseUrl: cluster.leaderUrl })
  try {
    const stored = await database.query<{ id: string }>('select id from answers')
    const ids = new Set(stored.map(({ id }) => id))
    const lost = devices.flatMap(({ acknowledged }) => [...acknowledged.keys()]).filter((id) => !ids.has(id)).length
    const [xp] = await database.query<{ wrong: number }>(
      `select count(*) as wrong from student_progress p
       where total_xp <> (select coalesce(sum(amount), 0) from xp_ledger l where l.student_id = p.user_id)`,
    )
    const faults = [...(await findLosses(database, devices)), ...devices.flatMap((device) => device.faults)]
    const doubled = stored.length - ids.size + faults.filter((fault) => fault.includes('counted again')).length
    return { lost, doubled, xpEqualsLedger: xp?.wrong === 0, faults }
  } finally {
    await database.close()
  }
}

/** Whether the trial showed what it should. */
export function isSound({ answers, noticed, rooms, restore }: TrialReport): boolean {
  return (
    answers.lost === 0 &&
    answers.doubled === 0 &&
    answers.xpEqualsLedger &&
    answers.faults.length === 0 &&
    noticed.screens.length + noticed.rooms.length === 0 &&
    rooms.lost + rooms.doubled === 0 &&
    (restore === null || (restore.earlierKept && restore.laterGone))
  )
}
