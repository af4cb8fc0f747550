import { expect, test } from 'vitest'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { findLessonShelf } from './find-lesson-shelf.ts'

const curriculum = readWrittenCurriculum()
const unwritten = { ...curriculum, lessons: { ...curriculum.lessons, facts: () => undefined } }
const params = { level: 'gcse', subject: 'biology' } as const
const idsOf = ({ lessons }: ReturnType<typeof findLessonShelf>) => lessons.map(({ topicId }) => topicId)

test("a topic's shelf has its lesson, with what its card shows", () => {
  const shelf = findLessonShelf(curriculum, { params, query: { topic: 'cells' } })
  expect(shelf.lessons).toEqual([
    {
      topicId: 'cells',
      slug: 'cells',
      title: 'Cells',
      description: 'What there is to know of cells',
      facts: { seconds: { full: 7, easy: 4 }, picture: true, terms: [] },
    },
  ])
})

test("a subject's has one for each topic, with a board for each that the board teaches", () => {
  expect(idsOf(findLessonShelf(curriculum, { params, query: {} }))).toEqual(['cells', 'genes'])
  expect(idsOf(findLessonShelf(curriculum, { params, query: { board: 'aqa' } }))).toEqual(['cells'])
})

test('a topic without material has an empty one', () => {
  expect(idsOf(findLessonShelf(unwritten, { params, query: {} }))).toEqual([])
})

test('pictures are there for the lessons that have one, by no other name', async () => {
  expect(await curriculum.lessons.picture('cells', 'dark')).toBe('<svg id="dark"/>')
  expect(await curriculum.lessons.picture('../outline', 'dark')).toBeUndefined()
  expect(await curriculum.lessons.lesson('../outline')).toBeUndefined()
})
