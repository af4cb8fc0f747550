import { expect, test } from 'vitest'
import { type FindingModel, packFindingModel, unpackFindingModel } from './finding-model.ts'

const postings = { starts: Uint32Array.of(0, 1, 2), documents: Uint16Array.of(0, 0), weights: Uint8Array.of(200, 3) }
const model: FindingModel = {
  words: ['osmosis', 'naïve'],
  terms: ['osmosi', 'naiv'],
  topics: [{ id: 'cells', level: 'gcse', subject: 'biology' }],
  passages: [[0, 'osmosis']],
  dimensions: 2,
  lexicon: {
    silent: ['the'],
    shortForms: { u: 'you' },
    phrases: { 'take away': ['subtraction'] },
    sameAs: {},
    notSchool: [],
    leisure: [],
    notSchoolPhrases: [],
  },
  uses: Uint32Array.of(5, 1),
  otherWords: Uint32Array.of(7),
  rarity: Float32Array.of(1.5, 2),
  taught: Float32Array.of(1, 0),
  byTopic: postings,
  byPassage: postings,
  byItem: postings,
  topicOfItem: Uint16Array.of(0),
  termMeanings: Int8Array.of(127, 0, 0, -127),
  termLengths: Float32Array.of(1, 0.5),
  topicMeanings: Int8Array.of(127, 0),
  passageMeanings: Int8Array.of(127, 0),
  itemMeanings: Int8Array.of(90, 90),
}

test('a model is read as it was written, wherever its bytes begin', () => {
  const file = packFindingModel(model)
  expect(unpackFindingModel(file)).toEqual(model)
  const moved = new Uint8Array(file.length + 3)
  moved.set(file, 3)
  expect(unpackFindingModel(moved.subarray(3))).toEqual(model)
})
