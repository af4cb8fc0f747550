import { expect, test } from 'vitest'
import { subjectFilters, timePeriods, views } from '#domain/leaderboards/filters.ts'
import { filterPhrase, filtersIn, searchOf, unfiltered } from './filter-words.ts'

test('an address holds the filters, whatever they are, and a plain one holds none', () => {
  for (const view of views)
    for (const subject of subjectFilters)
      for (const period of timePeriods) {
        const filters = { view, subject, period }
        expect(filtersIn(new URLSearchParams(searchOf(filters)))).toEqual(filters)
      }
  expect(searchOf(unfiltered)).toEqual({})
  expect(filtersIn(new URLSearchParams('view=everyone&period=&subject=history'))).toEqual(unfiltered)
})

test('the filters are said as a phrase', () => {
  expect(filterPhrase(unfiltered)).toBe('')
  expect(filterPhrase({ view: 'all', subject: 'biology', period: 'this-week' })).toBe(' in Biology this week')
})
