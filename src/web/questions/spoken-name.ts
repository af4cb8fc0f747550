/** The name of a control whose label is a formula, which gives it none; undefined where the label itself will do. */
export const spokenName = (html: string, text: string, state?: string): string | undefined =>
  html.includes('<math') ? [text, state].filter(Boolean).join(', ') : undefined
