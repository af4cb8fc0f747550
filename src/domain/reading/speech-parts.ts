/** Where a part of a text stands: from its first character to the one after its last. */
export interface SpeechPart {
  from: number
  to: number
}

/** Characters up to which a text is spoken in one breath: some voices fall silent in longer ones. */
const LONGEST = 220

/** A text in parts to be spoken one after the other: its sentences, joined where they are short. Nothing is left out but space. */
export function speechParts(text: string): SpeechPart[] {
  const parts: SpeechPart[] = []
  for (const { from, to } of sentences(text)) {
    const last = parts.at(-1)
    if (last && to - last.from <= LONGEST) last.to = to
    else parts.push({ from, to })
  }
  return parts
}

function sentences(text: string): SpeechPart[] {
  return [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text)]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }))
}

/** The word that stands at a place of the text, for a voice that says only where it is. */
export function wordAt(text: string, at: number): SpeechPart {
  const from = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
  const length = /^\S+/.exec(text.slice(from))?.[0].length ?? 0
  return { from, to: from + length }
}
