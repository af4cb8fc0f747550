import type { LevelId } from '#domain/curriculum/level.ts'
import { type TopicFilter, topicFilterLabels, topicFilters } from '#domain/tutor/topic-filter.ts'
import { type TutorMode, tutorModeLabels, tutorModes } from '#domain/tutor/tutor-mode.ts'
import { SelectField } from '../ui/fields/select-field.tsx'

export interface TutorChoices {
  mode: TutorMode
  filter: TopicFilter
  level: LevelId | null
}

interface TutorControlsProps {
  choices: TutorChoices
  levels: readonly { id: LevelId; title: string }[]
  onChoose: (change: Partial<TutorChoices>) => void
}

const chip =
  'touch inline-flex items-center justify-center rounded-md border border-line-strong bg-surface px-3 font-bold hover:border-ink aria-pressed:border-subject aria-pressed:bg-subject aria-pressed:text-on-subject'

const modeHints: Record<TutorMode, string> = {
  normal: 'Explained in full, from the notes.',
  eli5: 'Explained as if to a five-year-old: short and simple.',
}

/** How the tutor explains, and what it looks in (contract §2). */
export function TutorControls({ choices, levels, onChoose }: TutorControlsProps) {
  const { mode, filter, level } = choices
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1.5 font-bold">Explanation</legend>
        <div className="flex flex-wrap gap-2">
          {tutorModes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mode === one}
              onClick={() => onChoose({ mode: one })}
              className={chip}
            >
              {tutorModeLabels[one]}
            </button>
          ))}
        </div>
        <p className="mt-1.5 text-small text-ink-soft">{modeHints[mode]}</p>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-bold">Subject</legend>
        <div className="flex flex-wrap gap-2">
          {topicFilters.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={filter === one}
              onClick={() => onChoose({ filter: one })}
              className={chip}
            >
              {topicFilterLabels[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <SelectField
        label="My level"
        value={level ?? ''}
        onChange={(event) => onChoose({ level: levels.find(({ id }) => id === event.target.value)?.id ?? null })}
      >
        <option value="">Any level</option>
        {levels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
