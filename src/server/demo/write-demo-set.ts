import type { Database } from '../database/database.ts'
import { renderSide } from '../rich-text/render-side.ts'
import { writeCards } from '../sets/card-store.ts'
import { writeSet } from '../sets/set-store.ts'
import { demoUuid } from './demo-uuid.ts'

const cards = [
  ['What is the powerhouse of the cell?', 'The **mitochondrion**: aerobic respiration happens there.'],
  ['Equation of photosynthesis', '$6\\ce{CO2} + 6\\ce{H2O} \\to \\ce{C6H12O6} + 6\\ce{O2}$'],
  ['Magnification', '$\\text{magnification} = \\dfrac{\\text{image size}}{\\text{actual size}}$'],
  ['Units: 1 mm in µm', '1000 µm'],
  ['Diffusion in one sentence', 'Particles spread from *high* to *low* concentration.'],
  ['What Miss said about exam answers', 'Name it, say what it does, **say why that helps**.'],
] as const

/** A set that the demo pupil wrote for a test. */
export async function writeDemoSet(
  database: Database,
  { ownerId, madeAt }: { ownerId: string; madeAt: Date },
): Promise<void> {
  const id = demoUuid('set/biology-test')
  await database.transaction(async (transaction) => {
    const set = { id, ownerId, title: 'Biology test on Friday', description: 'What I keep forgetting', now: madeAt }
    if (!(await writeSet(transaction, set))) return
    const rows = cards.map(([front, back], position) => ({
      id: demoUuid(`set/biology-test/${position}`),
      position,
      front,
      back,
      frontHtml: renderSide(front),
      backHtml: renderSide(back),
    }))
    await writeCards(transaction, id, rows)
  })
}
