/** The kinds of question that a quiz can have. Nothing here needs the schemas, so that screens can name the kinds. */
export const questionKinds = [
  'four-option',
  'multi-select',
  'true-false',
  'numeric',
  'short-text',
  'ordering',
  'matching',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** How each kind is called on screen. */
export const kindNames: Record<QuestionKind, string> = {
  'four-option': 'Four options, one right',
  'multi-select': 'Several right options',
  'true-false': 'True or false',
  numeric: 'Number',
  'short-text': 'Short text',
  ordering: 'Put in order',
  matching: 'Match pairs',
}
