import type { Form } from '#domain/questions/algebra/schemas.ts'

/** The form that an answer has to have, as a teacher chooses it. */
export const formNames: Record<Form, string> = {
  any: 'Any form',
  simplest: 'In its simplest form',
  expanded: 'Without brackets',
  factorised: 'Factorised',
  subject: 'With this letter as the subject',
}

/** What a pupil is told of the form. */
export const formTasks: Record<Form, string> = {
  any: '',
  simplest: 'Give it in its simplest form.',
  expanded: 'Give it without brackets.',
  factorised: 'Give it as a product, fully factorised.',
  subject: 'Give the whole equation.',
}
