import { useId } from 'react'
import { type ReadingSetting, readingOptions } from '#domain/reading/reading-choices.ts'
import { readingWords } from './reading-words.ts'

export interface ReadingChoiceProps {
  setting: ReadingSetting
  value: string
  onChoose: (value: string) => void
}

/** Amounts go up, whichever of them is the standard one. */
function ordered(setting: ReadingSetting): readonly string[] {
  const options: readonly string[] = readingOptions[setting]
  return options.every((option) => Number(option) > 0) ? options.toSorted((a, b) => Number(a) - Number(b)) : options
}

/** One setting of the panel: radio buttons that look like the keys of one switch. */
export function ReadingChoice({ setting, value, onChoose }: ReadingChoiceProps) {
  const id = useId()
  const { title, hint, values } = readingWords[setting]
  const words: Record<string, string> = values
  return (
    <fieldset {...(hint && { 'aria-describedby': id })}>
      <legend className="mb-1 font-bold">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {ordered(setting).map((option) => (
          <label
            key={option}
            className="touch flex items-center justify-center gap-1.5 rounded-md border border-line-strong bg-surface px-2.5 text-center font-bold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`reading-${setting}`}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {setting === 'tint' && option !== 'none' && (
              <span aria-hidden data-swatch={option} className="reading-swatch size-4.5 shrink-0 rounded-full" />
            )}
            {words[option]}
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
