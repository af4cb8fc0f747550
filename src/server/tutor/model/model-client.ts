import type { TutorModelSettings } from '../../settings.ts'

export interface Prompt {
  system: string
  user: string
}

/** What a service stopped for what it said: nothing of it is shown. */
export class FilteredReply extends Error {}

/** Streams a model's words. Rejects when the service fails or breaks off; `signal` ends it. */
export type ModelClient = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>

/** Tokens of one reply: a few short paragraphs. */
const LONGEST_REPLY = 700

/** Any service that speaks OpenAI's chat completions, by OpenAI's own client, which is loaded with the first question. */
export function openAiClient({ url, model, key }: TutorModelSettings): ModelClient {
  return async function* stream({ system, user }, signal) {
    const { default: OpenAI } = await import('openai')
    // A service without keys ignores it; the client insists on one.
    const client = new OpenAI({
      baseURL: url,
      apiKey: key ?? 'none',
      maxRetries: 0,
      logLevel: 'off',
      // What pupils ask goes to the address that was set up and to no other.
      fetchOptions: { redirect: 'error' },
    })
    const chunks = await client.chat.completions.create(
      {
        model,
        stream: true,
        temperature: 0.2,
        max_tokens: LONGEST_REPLY,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      },
      { signal },
    )
    let finish: string | null = null
    for await (const { choices } of chunks) {
      const text: unknown = choices[0]?.delta?.content
      // A service that speaks another dialect may send anything.
      if (typeof text === 'string' && text !== '') yield text
      finish = choices[0]?.finish_reason ?? finish
    }
    if (finish === 'content_filter') throw new FilteredReply()
    // A connection that is cut, a reply that is too long or one that was filtered can end as quietly as a whole one.
    if (finish !== 'stop') throw new Error(`the model broke off (${finish ?? 'no end was said'})`)
  }
}
