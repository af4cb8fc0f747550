import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCurriculumStore } from '../../src/server/curriculum/curriculum-store.ts'
import { packFindingModel } from '../../src/server/tutor/finding/finding-model.ts'
import { learnFindingModel } from './learn-finding-model.ts'
import { readLexicon } from './read-lexicon.ts'

/** Learns from a built curriculum what the tutor finds notes by, and writes it beside it. */
export async function writeFindingModel(content: string, built: string): Promise<void> {
  const lexicon = await readLexicon(path.join(content, 'asked-as.yaml'))
  const model = learnFindingModel(readCurriculumStore(built), lexicon)
  await writeFile(path.join(built, 'finding.bin'), packFindingModel(model))
}
