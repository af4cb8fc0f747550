import { AppError } from '#contract/errors.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import type { Holdings } from './set-store.ts'

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
const full = (message: string) => new AppError('limit-reached', { message })

/**
 * Makes sure that there is room in a person's sets for one set more with these cards and files.
 * @throws {AppError} limit-reached, with a sentence that says which limit.
 */
export function makeSureOfRoom(held: Holdings, more: Holdings): void {
  if (held.sets + more.sets > setLimits.setsPerPerson)
    throw full(`You have ${held.sets} sets, which is as many as there can be. Delete one first.`)
  if (held.cards + more.cards > setLimits.cardsPerPerson)
    throw full(`All your sets together can have ${setLimits.cardsPerPerson.toLocaleString('en-GB')} cards.`)
  if (more.mediaBytes > 0 && held.mediaBytes + more.mediaBytes > setLimits.mediaPerPerson)
    throw full(`All your sets together can hold ${inMegabytes(setLimits.mediaPerPerson)} of pictures and sounds.`)
}

/** @throws {AppError} limit-reached when a set has no room for one more card. */
export function makeSureOfRoomInSet(cards: number): void {
  if (cards >= setLimits.cardsPerSet)
    throw full(`A set can have ${setLimits.cardsPerSet.toLocaleString('en-GB')} cards. Start another one.`)
}

/** @throws {AppError} limit-reached when a file is too large, alone or with the set's others. */
export function makeSureOfRoomForFile(size: number, held: number): void {
  if (size > setLimits.mediaFile)
    throw full(`A picture or sound can have ${inMegabytes(setLimits.mediaFile)}. Make it smaller first.`)
  if (held + size > setLimits.mediaPerSet)
    throw full(`The pictures and sounds of one set can have ${inMegabytes(setLimits.mediaPerSet)} together.`)
}
