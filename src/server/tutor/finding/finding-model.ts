import { z } from 'zod'
import { LevelId } from '#domain/curriculum/level.ts'
import { Lexicon } from './lexicon.ts'

const Header = z.object({
  /** Every word of our material, as it is spelt there, the commonest first. */
  words: z.array(z.string()),
  /** What the words are compared by: without their endings. */
  terms: z.array(z.string()),
  topics: z.array(z.object({ id: z.string(), level: LevelId, subject: z.string() })),
  /** Headed sections of the notes, by their topic's place. */
  passages: z.array(z.tuple([z.int(), z.string()])),
  dimensions: z.int(),
  lexicon: Lexicon,
  arrays: z.array(z.object({ name: z.string(), type: z.enum(['u8', 'i8', 'u16', 'u32', 'f32']), length: z.int() })),
})
type Header = z.infer<typeof Header>

/** Which of a kind of document hold a term, and how much they are about it: a document's weights are in the term's stretch. */
export interface Postings {
  /** A term's stretch begins at its place here and ends before the next. */
  starts: Uint32Array
  documents: Uint16Array
  /** 0 to 255. */
  weights: Uint8Array
}

/** What the content build has learned of which words ask for what, as `scripts/tutor` writes it. */
export interface FindingModel extends Omit<Header, 'arrays'> {
  /** How often each word is used. */
  uses: Uint32Array
  /** The words of English that our material does without (`word-set.ts`): who writes one means it. */
  otherWords: Uint32Array
  /** How much a term says: the rarer, the more. */
  rarity: Float32Array
  /** 0 to 1: how far a term is what is taught and not an everyday word. */
  taught: Float32Array
  byTopic: Postings
  byPassage: Postings
  byItem: Postings
  /** Each item's topic: cards, questions and terms with their meanings. */
  topicOfItem: Uint16Array
  /** Where a term, topic, passage and item is in the space of meanings: `dimensions` numbers each, of length 127. */
  termMeanings: Int8Array
  /** How far each term is from the middle: words that keep any company are near it. */
  termLengths: Float32Array
  topicMeanings: Int8Array
  passageMeanings: Int8Array
  itemMeanings: Int8Array
}

const kinds = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array }
type TypedArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array
/** Every array begins where any kind of number may. */
const ALIGNED = 8
const aligned = (length: number) => Math.ceil(length / ALIGNED) * ALIGNED

const postingsArrays = ({ starts, documents, weights }: Postings, name: string): [string, TypedArray][] => [
  [`${name}.starts`, starts],
  [`${name}.documents`, documents],
  [`${name}.weights`, weights],
]

/** One file: the length of its header, the header as JSON, the arrays as they are in memory. */
export function packFindingModel(model: FindingModel): Uint8Array {
  const { words, terms, topics, passages, dimensions, lexicon } = model
  const arrays: [string, TypedArray][] = [
    ['uses', model.uses],
    ['otherWords', model.otherWords],
    ['rarity', model.rarity],
    ['taught', model.taught],
    ...postingsArrays(model.byTopic, 'byTopic'),
    ...postingsArrays(model.byPassage, 'byPassage'),
    ...postingsArrays(model.byItem, 'byItem'),
    ['topicOfItem', model.topicOfItem],
    ['termMeanings', model.termMeanings],
    ['termLengths', model.termLengths],
    ['topicMeanings', model.topicMeanings],
    ['passageMeanings', model.passageMeanings],
    ['itemMeanings', model.itemMeanings],
  ]
  const typeOf = (array: TypedArray) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).find((type) => array instanceof kinds[type]) ?? 'u8'
  const header: Header = {
    words,
    terms,
    topics,
    passages,
    dimensions,
    lexicon,
    arrays: arrays.map(([name, array]) => ({ name, type: typeOf(array), length: array.length })),
  }
  const text = Buffer.from(JSON.stringify(header))
  const parts = [new Uint8Array(ALIGNED), padded(text), ...arrays.map(([, array]) => padded(bytesOf(array)))]
  new DataView(parts[0]?.buffer ?? new ArrayBuffer(0)).setUint32(0, text.length, true)
  return Buffer.concat(parts)
}

const bytesOf = (array: TypedArray) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(aligned(bytes.length))
  whole.set(bytes)
  return whole
}

/** @throws {Error} when the file is not one that `packFindingModel` wrote. */
export function unpackFindingModel(file: Uint8Array): FindingModel {
  // Arrays read a buffer of their own, whose beginning is aligned.
  const { buffer } = new Uint8Array(file)
  const length = new DataView(buffer).getUint32(0, true)
  const header = Header.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, ALIGNED, length))))
  let at = ALIGNED + aligned(length)
  const arrays = new Map<string, TypedArray>()
  for (const { name, type, length: count } of header.arrays) {
    const array = new kinds[type](buffer, at, count)
    arrays.set(name, array)
    at += aligned(array.byteLength)
  }
  const array = <Kind extends TypedArray>(name: string, kind: abstract new (...args: never[]) => Kind): Kind => {
    const found = arrays.get(name)
    if (!(found instanceof kind)) throw new Error(`the finding model has no ${name}`)
    return found
  }
  const postings = (name: string): Postings => ({
    starts: array(`${name}.starts`, Uint32Array),
    documents: array(`${name}.documents`, Uint16Array),
    weights: array(`${name}.weights`, Uint8Array),
  })
  const { arrays: _arrays, ...rest } = header
  return {
    ...rest,
    uses: array('uses', Uint32Array),
    otherWords: array('otherWords', Uint32Array),
    rarity: array('rarity', Float32Array),
    taught: array('taught', Float32Array),
    byTopic: postings('byTopic'),
    byPassage: postings('byPassage'),
    byItem: postings('byItem'),
    topicOfItem: array('topicOfItem', Uint16Array),
    termMeanings: array('termMeanings', Int8Array),
    termLengths: array('termLengths', Float32Array),
    topicMeanings: array('topicMeanings', Int8Array),
    passageMeanings: array('passageMeanings', Int8Array),
    itemMeanings: array('itemMeanings', Int8Array),
  }
}
