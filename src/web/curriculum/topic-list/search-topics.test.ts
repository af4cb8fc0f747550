import { expect, test } from 'vitest'
import type { TopicRow } from '../load-subject.ts'
import { searchTopics } from './search-topics.ts'

const row = (title: string, of: Partial<TopicRow> = {}): TopicRow => ({
  slug: title.toLowerCase(),
  title,
  summary: '',
  counts: null,
  reference: null,
  lessons: [],
  ...of,
})
const cells = row('Cell structure', { summary: 'Animal and plant cells', reference: '4.1.1' })
const metals = row('Transition metals', { lessons: [row('Métal ions in solution')] })
const found = (wanted: string) => searchTopics([cells, metals], wanted).map(({ title }) => title)

test('every word is looked for in titles, summaries, references and lessons, whatever its case and accents', () => {
  expect(found('PLANT cell')).toEqual(['Cell structure'])
  expect(found('4.1')).toEqual(['Cell structure'])
  expect(found('metal ion')).toEqual(['Transition metals'])
  expect(found('plant metal')).toEqual([])
  expect(found('  ')).toEqual(['Cell structure', 'Transition metals'])
})
