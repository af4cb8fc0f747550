import { type Postings, packFindingModel } from '#server/tutor/finding/finding-model.ts'

const nothing = (): Postings => ({
  starts: new Uint32Array(1),
  documents: new Uint16Array(0),
  weights: new Uint8Array(0),
})
const nowhere = new Int8Array(0)

/** What the tutor of a curriculum without notes finds by: nothing. */
export const emptyFindingModel = (): Uint8Array =>
  packFindingModel({
    words: [],
    terms: [],
    topics: [],
    passages: [],
    dimensions: 1,
    lexicon: {
      silent: [],
      shortForms: {},
      phrases: {},
      sameAs: {},
      notSchool: [],
      leisure: [],
      notSchoolPhrases: [],
    },
    uses: new Uint32Array(0),
    otherWords: new Uint32Array(0),
    rarity: new Float32Array(0),
    taught: new Float32Array(0),
    byTopic: nothing(),
    byPassage: nothing(),
    byItem: nothing(),
    topicOfItem: new Uint16Array(0),
    termMeanings: nowhere,
    termLengths: new Float32Array(0),
    topicMeanings: nowhere,
    passageMeanings: nowhere,
    itemMeanings: nowhere,
  })
