import type { TutorModelSettings } from '../../settings.ts'

export interface Prompt {
  system: string
  user: string
}

/** Streams a model's words. Rejects when the service fails or breaks off; `signal` ends it. */
export type ModelClient = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>

/** Tokens of one reply: a few short paragraphs. */
const LONGEST_REPLY = 700

/** Any service that speaks OpenAI's chat completions, by OpenAI's own client, which is loaded with the first question. */
export function openAiClient({ url, model, key }: TutorModelSettings): ModelClient {
  return async function* stream({ system, user }, signal) {
    const { default: OpenAI } = await import('openai')
    // A service without keys ignores it; the client insists on one.
    const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, logLevel: 'off' })
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
      const text = choices[0]?.delta?.content
      if (text) yield text
      finish = choices[0]?.finish_reason ?? finish
    }
    // A connection that is cut, a reply that is too long or one that was filtered can end as quietly as a whole one.
    if (finish !== 'stop') throw new Error(`the model broke off (${finish ?? 'no end was said'})`)
  }
}
