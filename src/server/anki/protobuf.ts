/** As much of Protocol Buffers' wire format as Anki's packages need. */
export interface Message {
  /** By the field's number, in the order in which they came. */
  integers: Map<number, number[]>
  bytes: Map<number, Uint8Array[]>
}

const VARINT = 0
const FIXED_64 = 1
const BYTES = 2
const FIXED_32 = 5

/** @throws {RangeError} when the message is cut off or no message. */
export function readMessage(data: Uint8Array): Message {
  const message: Message = { integers: new Map(), bytes: new Map() }
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; shift < 64; shift += 7) {
      const byte = data[at++]
      if (byte === undefined) throw new RangeError('A message is cut off.')
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new RangeError('A number is too long.')
  }
  const skip = (length: number) => {
    if (at + length > data.length) throw new RangeError('A message is cut off.')
    at += length
    return data.subarray(at - length, at)
  }
  while (at < data.length) {
    const key = varint()
    const field = Math.floor(key / 8)
    const wire = key % 8
    if (wire === VARINT) message.integers.set(field, [...(message.integers.get(field) ?? []), varint()])
    else if (wire === BYTES) {
      const list = message.bytes.get(field) ?? []
      list.push(skip(varint()))
      message.bytes.set(field, list)
    } else if (wire === FIXED_64) skip(8)
    else if (wire === FIXED_32) skip(4)
    else throw new RangeError('A field is of an unknown kind.')
  }
  return message
}

/** The last text of a field; empty when there is none, as Protocol Buffers has it. */
export function textOf(message: Message, field: number): string {
  return new TextDecoder().decode(message.bytes.get(field)?.at(-1) ?? new Uint8Array())
}

export const integerOf = (message: Message, field: number): number => message.integers.get(field)?.at(-1) ?? 0

/** Writes fields, each a number or bytes, in the order given. */
export function writeMessage(
  fields: readonly (readonly [field: number, value: number | Uint8Array | string])[],
): Uint8Array {
  return Buffer.concat(
    fields.map(([field, value]) => {
      if (typeof value === 'number') return Buffer.concat([varintOf(field * 8 + VARINT), varintOf(value)])
      const bytes = typeof value === 'string' ? Buffer.from(value) : value
      return Buffer.concat([varintOf(field * 8 + BYTES), varintOf(bytes.length), bytes])
    }),
  )
}

function varintOf(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value
  do {
    const low = left % 128
    left = Math.floor(left / 128)
    bytes.push(left > 0 ? low + 128 : low)
  } while (left > 0)
  return Uint8Array.from(bytes)
}
