import { wordAt } from '#domain/reading/speech-parts.ts'

/** The sentence that is being said, its present word marked. */
export function Captions({ text, word }: { text: string; word: number | null }) {
  const { from, to } = word === null ? { from: 0, to: 0 } : wordAt(text, word)
  return (
    <p className="lesson-captions flex items-center justify-center border-t border-subject-line bg-sunken px-4 py-2 text-center text-large">
      <span className="max-w-[70ch]">
        {text.slice(0, from)}
        {to > from && <mark className="rounded-sm bg-subject px-0.5 text-on-subject">{text.slice(from, to)}</mark>}
        {text.slice(to)}
      </span>
    </p>
  )
}
