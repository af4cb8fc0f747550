import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataOfPage, keyOfPage, pageOfData } from './page-key.ts'

const key = (path: string) => keyOfPage(new URL(path, 'https://revise.example'))

describe('under which address a page is kept', () => {
  test('its query counts, but neither its fragment nor which parts the router asks for', () => {
    expect(key('/ks1?subject=maths&topic=shapes#main')).toBe('/ks1?subject=maths&topic=shapes')
    expect(key('/ks1.data?topic=shapes&_routes=ks1')).toBe('/ks1.data?topic=shapes')
  })

  test('the offline page is one page, whatever it was opened for', () => {
    expect(key('/offline?page=%2Fks1')).toBe('/offline')
    expect(key('/offline.data?_routes=x')).toBe('/offline.data')
  })

  test('a page’s data has the address that the router asks for', () => {
    expect(dataOfPage('/')).toBe('/_.data')
    expect(dataOfPage('/gcse/biology/aqa/quiz?topic=cells')).toBe('/gcse/biology/aqa/quiz.data?topic=cells')
  })

  test('from a page to its data and back is where it began', () => {
    const part = fc.stringMatching(/^[a-z0-9-]{1,10}$/)
    const query = fc.option(
      part.map((value) => `?topic=${value}`),
      { nil: '' },
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), query, (parts, search) => {
        const page = `/${parts.join('/')}${search}`
        expect(pageOfData(dataOfPage(page))).toBe(page)
      }),
    )
  })
})
