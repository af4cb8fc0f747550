import type { TutorMode } from './tutor-mode.ts'

/** The questions that have an answer of their own (contract §9), as `normalised` gives them. */
export const knownQuestions = ['what is photosynthesis', 'explain fractions', 'what is dna'] as const
export type KnownQuestion = (typeof knownQuestions)[number]

export interface KnownAnswer extends Record<TutorMode, string> {
  /** The topic whose note says more. */
  topicId: string
}

export const knownAnswers: Record<KnownQuestion, KnownAnswer> = {
  'what is photosynthesis': {
    normal:
      'Photosynthesis is the process by which plants and algae make their own food. In their chloroplasts, the green pigment chlorophyll absorbs light. That energy is used to turn carbon dioxide and water into glucose, and oxygen is given off.\n\nAs a word equation: carbon dioxide + water → glucose + oxygen. As a balanced equation: 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂.\n\nThe plant uses the glucose for respiration and to make starch, cellulose, fats and proteins.',
    eli5: 'Plants are like tiny kitchens! They take in sunlight, water from the soil and a gas from the air called carbon dioxide. They use the light to cook these into sugar, which is their food. While they cook they let out oxygen, the gas that we need to breathe. The green colour in the leaves is what catches the light.',
    topicId: 'gcse-biology-photosynthesis',
  },
  'explain fractions': {
    normal:
      'A fraction shows part of a whole that has been divided into equal parts. The bottom number, the denominator, says how many equal parts the whole has. The top number, the numerator, says how many of those parts you have. So 3/4 means three of four equal parts.\n\nFractions that look different can be equal: 1/2 = 2/4 = 3/6, because multiplying top and bottom by the same number does not change the value.\n\nTo add or subtract fractions, first give them the same denominator: 1/2 + 1/4 = 2/4 + 1/4 = 3/4. To multiply, multiply the tops and multiply the bottoms: 1/2 × 3/4 = 3/8.',
    eli5: 'Imagine a pizza cut into 4 slices that are all the same size. If you eat 1 slice, you have eaten one quarter of the pizza. We write that as 1/4. The bottom number says how many equal slices there are. The top number says how many slices you have. If you eat 2 of the 4 slices, that is 2/4, and that is the same as half of the pizza!',
    topicId: 'ks2-maths-fractions',
  },
  'what is dna': {
    normal:
      'DNA (deoxyribonucleic acid) is the chemical that carries the genetic information of living things. In plant and animal cells nearly all of it is in the nucleus, in long structures called chromosomes.\n\nA DNA molecule is a polymer made of two strands twisted into a double helix. Each strand is a chain of units called nucleotides, and each nucleotide has a sugar, a phosphate and one of four bases: A, C, G or T. The bases pair up across the strands: A with T, and C with G.\n\nA gene is a short section of DNA. The order of its bases is a code for the order of amino acids in a protein.',
    eli5: 'DNA is like an instruction book for building a living thing. There is a copy inside nearly every cell of your body. It is shaped like a twisted ladder. The steps of the ladder are made with only four letters: A, C, G and T. The order of the letters tells the cell what to make, a bit like the order of letters in a word tells you what the word says. You got half of your DNA from each of the two people who made you.',
    topicId: 'gcse-biology-reproduction-meiosis-and-dna',
  },
}

/** A question as it is compared: lowercase, with ?, ! and . removed (contract §9). */
export const normalised = (question: string): string =>
  question.toLowerCase().replace(/[?!.]/g, '').replace(/\s+/g, ' ').trim()

export function findKnown(question: string): KnownAnswer | undefined {
  const asked = normalised(question)
  const known = knownQuestions.find((candidate) => candidate === asked)
  return known && knownAnswers[known]
}
