import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { buildProduct } from './build/build-product.ts'
import { leaderKill, poolerKill, serverKill } from './cluster/disturb/kills.ts'
import { upgrade } from './cluster/disturb/upgrade.ts'
import { installPackages } from './cluster/install-packages.ts'
import { isSound, runTrial } from './cluster/run-trial.ts'
import { startCluster } from './cluster/start-cluster.ts'

const usage = `npm run cluster -- [--kills N] [--servers N] [--pooler] [--upgrade] [--restore] [--port 3300] [--keep] [--no-build]
Starts deploy/cluster on this machine (three PostgreSQL nodes under Patroni with etcd, HAProxy, PgBouncer, two of our servers), drives
it as devices do, and prints what came of it as JSON. Progress goes to standard error. Exits with 1 when anything was lost or noticed.
  --kills    kills the leader of the database so many times
  --servers  kills one of our servers so many times, by turns
  --pooler   kills PgBouncer
  --upgrade  rolls out a version with a migration under load
  --restore  recovers to a moment between two known answers
  --port     the first of 40 ports on 127.0.0.1
  --keep     leaves its folder with logs and data`

const MOST_TIMES = 20
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '0' },
    servers: { type: 'string', default: '0' },
    pooler: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
    port: { type: 'string', default: '3300' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    keep: { type: 'boolean', default: false },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const [kills, servers, port, seed] = [values.kills, values.servers, values.port, values.seed].map(Number)
const isCount = (count = Number.NaN) => Number.isInteger(count) && count >= 0 && count <= MOST_TIMES
if (values.help || !isCount(kills) || !isCount(servers) || !Number.isInteger(port) || !Number.isInteger(seed)) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}
const say = (line: string) => console.error(line)
// What builds has something to say, too, and must not get between the figures.
console.log = console.info = console.error
installPackages(say)
if (!values['no-build']) await buildProduct({ say })
const { items } = readCurriculumStore(path.join(import.meta.dirname, '..', 'build', 'content'))
const disturbances = [
  ...Array.from({ length: servers ?? 0 }, (_, turn) => serverKill(turn)),
  ...(values.pooler ? [poolerKill] : []),
  ...Array.from({ length: kills ?? 0 }, () => leaderKill),
  ...(values.upgrade ? [upgrade] : []),
]
const began = performance.now()
const cluster = await startCluster({ firstPort: port ?? 3300, say })
try {
  const report = await runTrial({ cluster, items, disturbances, restore: values.restore, seed: seed ?? 1, say })
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${JSON.stringify({ triedAt: new Date(), seed, seconds, ...report }, null, 2)}\n`)
  if (!isSound(report)) process.exitCode = 1
} finally {
  await cluster.stop({ keep: values.keep })
}
// What the rooms' client still has to wait for is of no use to anybody.
process.exit()
