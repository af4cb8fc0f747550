import type { ActionFunctionArgs } from 'react-router'
import { ApiError } from '../api/client.ts'
import { apiOf } from '../api/request-api.ts'

export interface FormOutcome {
  sent: boolean
  /** What was typed, to be shown again where it could not be sent. */
  values: { name: string; email: string; issue: string }
  /** A sentence for each field at fault. */
  fields: Record<string, string>
}

/** What a browser posts before the page's script has arrived. */
export async function sendFromForm({ request, context }: ActionFunctionArgs): Promise<FormOutcome> {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const values = { name: text('name'), email: text('email'), issue: text('issue') }
  try {
    await apiOf(context)('POST /api/help-request', {
      body: {
        name: values.name,
        email: values.email,
        message: values.issue,
        timestamp: new Date().toISOString(),
        source: 'help-centre',
      },
    })
    return { sent: true, values, fields: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { sent: false, values, fields: error.details.fields ?? {} }
  }
}
