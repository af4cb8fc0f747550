import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { buildProduct } from './build/build-product.ts'
import { createEmbeddedTarget } from './crash/embedded-target.ts'
import { createPostgresTarget } from './crash/postgres-target.ts'
import { runRounds } from './crash/run-rounds.ts'

const usage = `npm run crash -- [--rounds 3] [--database embedded|postgres|both] [--seed N] [--no-build]
Kills the server (and on PostgreSQL, in turn, a backend and the whole database) while pupils send answers, starts it
again, and checks that every acknowledged answer is there and counted once. Exits with 1 when anything was lost.`

const PUPILS = 6
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    database: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
const targets = { embedded: createEmbeddedTarget, postgres: createPostgresTarget }
const chosen = Object.entries(targets).filter(([name]) => ['both', name].includes(values.database))

if (values.help || chosen.length === 0 || !Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}
if (!values['no-build']) await buildProduct({ say: console.log })
const { items } = readCurriculumStore(path.join(import.meta.dirname, '..', 'build', 'content'))
for (const [name, create] of chosen) {
  console.log(`${name}: ${rounds} rounds, seed ${seed}`)
  const target = await create({ pupils: PUPILS })
  try {
    const { acknowledged, kills, faults } = await runRounds({ target, items, rounds, seed, say: console.log })
    console.log(
      `${name}: ${acknowledged} acknowledged answers, ${kills} kills, ${faults.length === 0 ? 'none lost' : `${faults.length} faults`}`,
    )
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await target.remove()
  }
}
