import { ApiError } from '../api/client.ts'

/** What became of a posted form: its answer, or why not, with what was typed so that it can be shown again. */
export type FormOutcome<Answer = null> = { ok: true; answer: Answer } | FormFailure

export interface FormFailure {
  ok: false
  message: string
  /** A sentence for each field at fault. */
  fields: Record<string, string>
  code: ApiError['code']
  /** What was typed, without any password. */
  values: Record<string, string>
}

/** Does what a posted form asks for; what the API refuses becomes an outcome that the form can show. */
export async function outcomeOf<Answer>(form: FormData, work: () => Promise<Answer>): Promise<FormOutcome<Answer>> {
  try {
    return { ok: true, answer: await work() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, code, details } = error
    return failureOf(form, { message, code, fields: details.fields })
  }
}

export const failureOf = (
  form: FormData,
  { message, code, fields = {} }: { message: string; code: ApiError['code']; fields?: Record<string, string> },
): FormFailure => ({ ok: false, message, code, fields, values: typedIn(form) })

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

function typedIn(form: FormData): Record<string, string> {
  const entries = [...form].filter(([name, value]) => typeof value === 'string' && !/password|token/i.test(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
