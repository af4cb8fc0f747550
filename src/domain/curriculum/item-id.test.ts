import { expect, test } from 'vitest'
import { DRAWS_PER_TEMPLATE, drawnId, readDrawnId, rightPlaceOf, topicIdOf } from './item-id.ts'

test('a drawn question is known by its template and the number of its draw', () => {
  const id = drawnId('gcse-maths-percentages/t01', 137)
  expect(id).toBe('gcse-maths-percentages/t01.137')
  expect(topicIdOf(id)).toBe('gcse-maths-percentages')
  expect(readDrawnId(id)).toEqual({ templateId: 'gcse-maths-percentages/t01', draw: 137 })
})

test.each(['cells/q01', 'cells/t01', 'cells/t01.200', 'cells/t01.-1', 'cells/t01.07', 'cells/t01.1e1', 't01.7', ''])(
  "'%s' names no draw",
  (id) => {
    expect(readDrawnId(id)).toBeNull()
  },
)

test.each(['t01', 't02', 't07'])(
  'the right option of %s stands in each place about as often, in no order to learn',
  (key) => {
    const places = Array.from({ length: DRAWS_PER_TEMPLATE }, (_, draw) => rightPlaceOf(key, draw))
    for (const place of [0, 1, 2, 3]) {
      const count = places.filter((other) => other === place).length
      expect(count).toBeGreaterThan(DRAWS_PER_TEMPLATE / 6)
      expect(count).toBeLessThan(DRAWS_PER_TEMPLATE / 3)
    }
    expect(places.filter((place, index) => place === places[index + 1]).length).toBeLessThan(DRAWS_PER_TEMPLATE / 3)
  },
)

test('the draws that every page begins with have their right options in different places', () => {
  expect(new Set(['t01', 't02', 't03', 't04'].map((key) => rightPlaceOf(key, 0))).size).toBeGreaterThan(2)
})
