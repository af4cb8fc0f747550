import { setTimeout as delay } from 'node:timers/promises'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { seededChance, wholeNumber } from '../product/seeded-chance.ts'
import { studyAnswers, studyTopics } from '../product/study-answers.ts'
import type { CrashTarget } from './crash-target.ts'
import { Device } from './device.ts'
import { findLosses } from './find-losses.ts'
import { Tally } from './tally.ts'

const REQUESTS_AT_ONCE_PER_DEVICE = 2
const MOST_ACKNOWLEDGED_BEFORE_KILL = 300
/** After so many more the kill may come at any point of what the server does, not just after an answer. */
const MOST_MS_BEFORE_KILL = 25
const ACKNOWLEDGED_AFTER_RECOVERY = 30

export interface CrashReport {
  acknowledged: number
  kills: number
  /** A sentence for each thing that went wrong. */
  faults: string[]
}

/** Kills under a stream of answers, lets it come back, and checks, as many times as there are rounds. */
export async function runRounds(options: {
  target: CrashTarget
  items: ReadonlyMap<string, ItemFacts>
  rounds: number
  seed: number
  say: (line: string) => void
}): Promise<CrashReport> {
  const { target, items, rounds, seed, say } = options
  const chance = seededChance(seed)
  const tally = new Tally()
  const topics = studyTopics(items)
  const devices = target.pupils.map(
    (pupil, index) =>
      new Device({
        pupil,
        answers: studyAnswers(topics, { chance: seededChance(seed + index + 1), now: () => new Date() }),
        chance: seededChance(seed - index - 1),
        onAcknowledged: () => tally.add(),
      }),
  )
  const faults: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const found = await runRound({ target, devices, tally, chance, round, say })
    faults.push(...found)
    for (const fault of found) say(`  ${fault}`)
  }
  await target.stop()
  const left = await target.inspect((queries) => findLosses(queries, devices))
  return { acknowledged: tally.count, kills: rounds, faults: [...faults, ...left] }
}

async function runRound(options: {
  target: CrashTarget
  devices: readonly Device[]
  tally: Tally
  chance: () => number
  round: number
  say: (line: string) => void
}): Promise<string[]> {
  const { target, devices, tally, chance, round, say } = options
  const victim = target.victims[(round - 1) % target.victims.length]
  if (!victim) throw new Error('There is nothing to kill.')
  const url = await target.start()
  const after = wholeNumber(chance, 1, MOST_ACKNOWLEDGED_BEFORE_KILL)
  const failuresBefore = failuresOf(devices)
  const ended = new AbortController()
  const streams = Promise.all(
    devices.flatMap((device) =>
      Array.from({ length: REQUESTS_AT_ONCE_PER_DEVICE }, () => device.stream(url, ended.signal)),
    ),
  )
  try {
    await tally.more(after)
    await delay(chance() * MOST_MS_BEFORE_KILL)
    if (victim.endsServer) ended.abort()
    await victim.kill()
    if (!victim.endsServer) await tally.more(ACKNOWLEDGED_AFTER_RECOVERY)
  } finally {
    ended.abort()
    await streams
  }
  const unacknowledged = devices.reduce((sum, device) => sum + device.unacknowledged, 0)
  const inspected = target.inspect((queries) => findLosses(queries, devices))
  const began = performance.now()
  const [losses, servingAgain] = await Promise.all([inspected, target.start()])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  let resent = 0
  for (const device of devices) resent += await device.resend(servingAgain)
  const failures = failuresOf(devices) - failuresBefore
  const faults = [...losses, ...devices.flatMap((device) => device.faults.splice(0))]
  if (victim.endsServer && failures > 0) faults.push(`${failures} requests failed although the database was up.`)
  say(
    `${target.database}, round ${round}: killed ${victim.name} after ${after} more acknowledgements; ${unacknowledged} answers in the air, ` +
      `${resent} sent again, ready after ${seconds} s: ${faults.length === 0 ? 'nothing lost' : `${faults.length} FAULTS`}`,
  )
  return faults
}

function failuresOf(devices: readonly Device[]): number {
  return devices.reduce((sum, { failures }) => sum + failures, 0)
}
