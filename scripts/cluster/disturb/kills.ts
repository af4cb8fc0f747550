import { setTimeout as delay } from 'node:timers/promises'
import type { Disturbance } from './disturbance.ts'
import { ANSWERS_BETWEEN } from './disturbance.ts'

/** The next leader comes within the 20 s for which the old one holds the lead, and some seconds more. */
const NEW_LEADER_WITHIN_MS = 90_000
/** As systemd starts it again. */
const RESTART_AFTER_MS = 1000

export const leaderKill: Disturbance = {
  name: 'the leader of the database was killed',
  async happen({ cluster, drive, say }) {
    const lost = await cluster.leader()
    await lost.kill()
    await drive.tally.more(ANSWERS_BETWEEN, NEW_LEADER_WITHIN_MS)
    say(`${lost.name} was killed; ${(await cluster.leader()).name} leads`)
    lost.startPatroni()
    await cluster.whole()
  },
}

export const serverKill = (turn: number): Disturbance => ({
  name: 'one of our servers was killed',
  async happen({ cluster, drive }) {
    const port = cluster.ports.servers[turn % 2] ?? 0
    await cluster.application.killServer(port)
    await drive.tally.more(ANSWERS_BETWEEN)
    await cluster.application.startServer(port)
    await drive.tally.more(ANSWERS_BETWEEN)
  },
})

export const poolerKill: Disturbance = {
  name: 'PgBouncer was killed',
  async happen({ cluster, drive }) {
    await cluster.application.killPooler()
    await delay(RESTART_AFTER_MS)
    cluster.application.startPooler()
    await drive.tally.more(ANSWERS_BETWEEN)
  },
}
