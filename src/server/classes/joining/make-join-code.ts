import { randomInt } from 'node:crypto'
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS, joinCodeOf } from '#domain/classes/join-code.ts'

/** A new code; among 11,019,960,576 nobody hits one of a few thousand classes by trying. */
export function makeJoinCode(): string {
  return joinCodeOf(Array.from({ length: JOIN_CODE_LENGTH }, () => randomInt(JOIN_CODE_LETTERS.length)))
}
