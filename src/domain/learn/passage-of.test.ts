import { expect, test } from 'vitest'
import { passageOf } from './passage-of.ts'

const sections = [
  { heading: 'Two kinds of cell', text: 'Plant cells are eukaryotic and bacterial cells are prokaryotic.' },
  {
    heading: 'Microscopes',
    text: 'An electron microscope resolves more of a plant cell than a light microscope does.',
  },
]

test('a point is shown with the section that tells most of it, whatever the endings of its words', () => {
  expect(passageOf(sections, ['Eukaryotes and prokaryotes compared'])?.heading).toBe('Two kinds of cell')
  expect(passageOf(sections, ['Light microscopy', 'What does resolution mean?'])?.heading).toBe('Microscopes')
})

test('where nothing fits it is the first, and without sections there is none', () => {
  expect(passageOf(sections, ['Volcanoes'])?.heading).toBe('Two kinds of cell')
  expect(passageOf([], ['Volcanoes'])).toBeUndefined()
})
