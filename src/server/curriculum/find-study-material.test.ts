import { describe, expect, test } from 'vitest'
import type { BoardId } from '#domain/curriculum/board.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'
import { findStudyMaterial } from './find-study-material.ts'

const curriculum = builtCurriculum()
const find = (level: LevelId, subject: string, query: { topic?: string; board?: BoardId; mix?: number } = {}) =>
  findStudyMaterial(curriculum, { params: { level, subject }, query })
const idsOf = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id) ?? []
const topicsOf = (ids: readonly string[]) => new Set(ids.map((id) => id.split('/')[0]))

test.each([
  ['ks1', 'english'],
  ['ks2', 'english'],
  ['sen', 'english'],
  ['gcse', 'english-language'],
  ['alevel', 'english-language'],
] as const)('contract §2: an unknown subject of %s defaults to %s', (level, slug) => {
  expect(find(level, 'underwater-basketry').subject.slug).toBe(slug)
})

describe('a mix of a whole subject', () => {
  const mixesOf = (level: LevelId, subject: string) =>
    Array.from({ length: find(level, subject).mixes }, (_, at) => find(level, subject, { mix: at + 1 }).material)

  test('has twenty cards and ten questions, from as many topics as it can', () => {
    const { material } = find('gcse', 'maths')
    expect(topicsOf(idsOf(material?.flashcards)).size).toBe(20)
    expect(topicsOf(idsOf(material?.quiz)).size).toBe(10)
  })

  test('is followed by others, until every card and question of the subject has had its turn', () => {
    const mixes = mixesOf('ks1', 'maths')
    const materials = curriculum.topics('ks1', 'maths').map(({ id }) => curriculum.topic(id)?.material)
    for (const kind of ['flashcards', 'quiz'] as const) {
      for (const mix of mixes) expect(new Set(idsOf(mix?.[kind])).size).toBe(kind === 'quiz' ? 10 : 20)
      expect(new Set(mixes.flatMap((mix) => idsOf(mix?.[kind])))).toEqual(
        new Set(materials.flatMap((material) => idsOf(material?.[kind]))),
      )
    }
    expect(() => find('ks1', 'maths', { mix: mixes.length + 1 })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    )
  })

  test('asks only what the board teaches', () => {
    const { mixes } = find('gcse', 'biology', { board: 'aqa' })
    const asked = Array.from({ length: mixes }, (_, at) => find('gcse', 'biology', { board: 'aqa', mix: at + 1 }))
    for (const topicId of topicsOf(asked.flatMap(({ material }) => idsOf(material?.flashcards))))
      expect(curriculum.topicOutline(topicId ?? '')?.references.aqa).toBeDefined()
  })
})
