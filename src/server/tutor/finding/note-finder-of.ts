import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import { unpackFindingModel } from './finding-model.ts'
import { createNoteFinder, type NoteFinder } from './note-finder.ts'

const ready = new WeakMap<object, NoteFinder>()

/** The finder of a curriculum's notes, made for the first question: a server that nobody asks needs none. */
export function noteFinderOf(curriculum: Pick<CurriculumStore, 'findingModel'>): NoteFinder {
  const finder = ready.get(curriculum) ?? createNoteFinder(unpackFindingModel(curriculum.findingModel()))
  ready.set(curriculum, finder)
  return finder
}
