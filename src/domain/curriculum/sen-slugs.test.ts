import { describe, expect, test } from 'vitest'
import { levelIds } from './level.ts'
import { levelOfSenSlug, senSlugOfLevel, senSlugOfSubject, subjectOfSenSlug } from './sen-slugs.ts'

describe('the slugs of the SEN track', () => {
  test('contract §2: /sen/{level} is gcse, a-level, ks1 or ks2', () => {
    expect((['gcse', 'alevel', 'ks1', 'ks2'] as const).map(senSlugOfLevel)).toEqual(['gcse', 'a-level', 'ks1', 'ks2'])
  })

  test('contract §2: the subjects of ks1 and ks2 are english, math and sciences', () => {
    expect(['english', 'maths', 'science'].map((slug) => senSlugOfSubject('ks1', slug))).toEqual([
      'english',
      'math',
      'sciences',
    ])
    expect(senSlugOfSubject('gcse', 'maths')).toBe('maths')
    expect(senSlugOfSubject('alevel', 'combined-science')).toBe('combined-science')
  })

  test('a level and a subject are found again by the slug that was made for them', () => {
    for (const level of levelIds) {
      expect(levelOfSenSlug(senSlugOfLevel(level))).toBe(level)
      for (const subject of ['english', 'maths', 'science', 'biology'])
        expect(subjectOfSenSlug(senSlugOfSubject(level, subject))).toBe(subject)
    }
  })

  test('a name that every object has is no slug', () => {
    expect(levelOfSenSlug('constructor')).toBeUndefined()
    expect(subjectOfSenSlug('constructor')).toBe('constructor')
  })
})
