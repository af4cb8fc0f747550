import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURES_IN_PASSWORD, PicturePassword, passwordPictures, pickPictures } from './picture-password.ts'

const share = fc.nat(9999).map((number) => number / 10_000)

test('Every picture has a name, a drawing and an id of its own', () => {
  for (const key of ['id', 'name', 'emoji'] as const)
    expect(new Set(passwordPictures.map((picture) => picture[key])).size).toBe(passwordPictures.length)
})

test('Chance picks as many pictures as a password has, all different, and reaches all of them', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(share, { minLength: PICTURES_IN_PASSWORD, maxLength: PICTURES_IN_PASSWORD }), (chance) => {
      const picked = pickPictures(chance)
      for (const id of picked) reached.add(id)
      expect(PicturePassword.safeParse(picked).success).toBe(true)
      expect(new Set(picked).size).toBe(PICTURES_IN_PASSWORD)
    }),
    { numRuns: 500 },
  )
  expect(reached.size).toBe(passwordPictures.length)
})
