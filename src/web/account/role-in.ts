import type { Profile } from '#contract/accounts.ts'
import { textIn } from './form-outcome.ts'

/** The role that a form chose, as it was posted: the API refuses one that there is not. */
export const roleIn = (form: FormData) => textIn(form, 'role') as Profile['role']
