import { z } from 'zod'

/**
 * The pictures of a picture password: each has a plain name, its own outline and its own colour, so that neither reading nor
 * telling colours apart is needed. `emoji` is the code of its drawing. An id never changes: passwords are made of them.
 */
export const passwordPictures = [
  { id: 'cat', name: 'Cat', emoji: '1f431' },
  { id: 'frog', name: 'Frog', emoji: '1f438' },
  { id: 'fish', name: 'Fish', emoji: '1f41f' },
  { id: 'owl', name: 'Owl', emoji: '1f989' },
  { id: 'butterfly', name: 'Butterfly', emoji: '1f98b' },
  { id: 'elephant', name: 'Elephant', emoji: '1f418' },
  { id: 'snail', name: 'Snail', emoji: '1f40c' },
  { id: 'apple', name: 'Apple', emoji: '1f34e' },
  { id: 'banana', name: 'Banana', emoji: '1f34c' },
  { id: 'carrot', name: 'Carrot', emoji: '1f955' },
  { id: 'cake', name: 'Cake', emoji: '1f370' },
  { id: 'tree', name: 'Tree', emoji: '1f333' },
  { id: 'sun', name: 'Sun', emoji: '2600' },
  { id: 'rainbow', name: 'Rainbow', emoji: '1f308' },
  { id: 'car', name: 'Car', emoji: '1f697' },
  { id: 'bicycle', name: 'Bicycle', emoji: '1f6b2' },
  { id: 'boat', name: 'Boat', emoji: '26f5' },
  { id: 'rocket', name: 'Rocket', emoji: '1f680' },
  { id: 'drum', name: 'Drum', emoji: '1f941' },
  { id: 'key', name: 'Key', emoji: '1f511' },
] as const

const ids = passwordPictures.map(({ id }) => id)
export const PictureId = z.enum(ids)
export type PictureId = z.infer<typeof PictureId>

/** Pictures of a password, in order: 6,840 ways, so that wrong tries must be few. */
export const PICTURES_IN_PASSWORD = 3
export const PicturePassword = z.array(PictureId).length(PICTURES_IN_PASSWORD)

/** Wrong tries in a row after which only a teacher opens the account again: whoever guesses has a chance of 1 in 684. */
export const MOST_FAILURES = 10

/**
 * Different pictures from numbers of chance.
 * @param chance as many numbers as pictures, each at least 0 and below 1
 */
export function pickPictures(chance: readonly number[]): PictureId[] {
  const left = [...ids]
  return chance.flatMap((number) => left.splice(Math.floor(number * left.length), 1))
}

export const pictureOf = (id: PictureId) => passwordPictures.find((picture) => picture.id === id) ?? passwordPictures[0]
