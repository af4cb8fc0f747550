import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { z } from 'zod'

const Quiz = z.object({
  material: z.object({ quiz: z.array(z.object({ key: z.string(), correctAnswer: z.int().optional() })) }),
})
const file = path.join(import.meta.dirname, '..', '..', '..', 'build/content/topics/gcse-biology-cell-structure.json')
const { quiz } = Quiz.parse(JSON.parse(readFileSync(file, 'utf8'))).material

/** How many questions the quiz of GCSE biology's cell structure has: ten with four options, six of other kinds, then four options again. */
export const CELL_STRUCTURE_QUESTIONS = quiz.length
/** Of those, the ones that a form without a script can ask. */
export const CELL_STRUCTURE_CHOICES = quiz.filter(({ correctAnswer }) => correctAnswer !== undefined).length
export const LAST_OF_OTHER_KINDS = 16
const FIRST_OF_OTHER_KINDS = 11

const others: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByLabel('Your answer').fill('50 µm'),
  async (page) => {
    await match(page, 'mitochondrion', 'releases energy')
    await match(page, 'ribosome', 'makes proteins')
    await match(page, 'cell membrane', 'controls what enters')
    await match(page, 'cell wall', 'strengthens the cell')
  },
  async (page) => {
    for (const option of ['Cytoplasm', 'A loop of DNA', 'A cell wall']) await page.getByLabel(option).check()
  },
  async (page) => {
    // Each goes to the top, the largest first.
    for (const item of ['1 millimetre', '0.04 millimetres', '5 micrometres', '900 nanometres']) {
      const up = page.getByRole('button', { name: `Move up: ${item}` })
      while (await up.isEnabled()) await up.click()
    }
  },
  async (page) => {
    for (const [place, word] of ['surface area', 'water', 'ions', 'chloroplasts'].entries())
      await page.getByLabel(`Gap ${place + 1} of 4`).selectOption(word)
  },
  (page) => page.getByLabel('Your answer').fill('Resolution'),
]

async function match(page: Page, stem: string, choice: string) {
  const select = page.getByLabel(stem)
  await select.selectOption(await select.locator('option').filter({ hasText: choice }).getAttribute('value'))
}

/** Gives the right answer to a question of the quiz, from 1; one with four options may be given another choice. */
export async function answerCellStructure(
  page: Page,
  number: number,
  choice = quiz[number - 1]?.correctAnswer,
): Promise<void> {
  const other = others[number - FIRST_OF_OTHER_KINDS]
  if (other) await other(page)
  else if (choice !== undefined) await page.getByRole('radio').nth(choice).check()
}
