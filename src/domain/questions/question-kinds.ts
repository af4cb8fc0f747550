/** The kinds of question that there are. Nothing here needs the schemas, so that screens can name the kinds. */
export const questionKinds = [
  'multiple-choice',
  'multiple-response',
  'true-false',
  'numeric',
  'short-text',
  'gaps',
  'ordering',
  'matching',
  'algebra',
  'label',
  'plot',
  'written',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** How each kind is called on screen. */
export const kindNames: Record<QuestionKind, string> = {
  'multiple-choice': 'One right option',
  'multiple-response': 'Several right options',
  'true-false': 'True or false',
  numeric: 'Number',
  'short-text': 'Short text',
  gaps: 'Fill in the gaps',
  ordering: 'Put in order',
  matching: 'Match pairs',
  algebra: 'Algebra',
  label: 'Label a picture',
  plot: 'Plot on a grid',
  written: 'Written answer',
}
