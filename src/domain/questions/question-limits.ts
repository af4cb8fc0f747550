/** What one question may hold. Texts in characters. */
export const questionLimits = {
  prompt: 2000,
  explanation: 2000,
  /** An option, an item to order, one side of a pair, an accepted answer. */
  option: 500,
  misconception: 200,
  /** A drawing in SVG. */
  figure: 8000,
  options: 10,
  acceptedAnswers: 20,
  marks: 20,
  /** What a pupil types. */
  typed: 300,
  /** An answer in sentences: a forty-mark essay has about 6,000. */
  written: 10_000,
  /** What earns marks in a written answer, and the wordings of one such point. */
  points: 20,
  wording: 120,
  wordings: 20,
} as const
