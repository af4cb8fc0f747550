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

test('the right option stands in each of the four places about as often, with no run that could be learnt', () => {
  const places = Array.from({ length: DRAWS_PER_TEMPLATE }, (_, draw) => rightPlaceOf(draw))
  for (const place of [0, 1, 2, 3]) {
    const count = places.filter((other) => other === place).length
    expect(count).toBeGreaterThan(DRAWS_PER_TEMPLATE / 5)
    expect(count).toBeLessThan(DRAWS_PER_TEMPLATE / 3)
  }
  expect(places.filter((place, index) => place === places[index + 1]).length).toBeLessThan(DRAWS_PER_TEMPLATE / 3)
})
