import { type Filters, subjectFilters, timePeriods, views } from '#domain/leaderboards/filters.ts'
import { periodWords, subjectWords, viewWords } from './filter-words.ts'

/** The three filters of contract §2, as the keys of switches. */
export function LeaderboardFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  return (
    <div className="@container mb-6">
      <div className="grid gap-x-6 gap-y-4 @2xl:grid-cols-2 @5xl:grid-cols-[auto_1fr_auto]">
        <Filter
          legend="View"
          name="view"
          choices={views}
          words={viewWords}
          value={filters.view}
          onChange={(view) => onChange({ ...filters, view })}
        />
        <Filter
          legend="Subject"
          name="subject"
          choices={subjectFilters}
          words={subjectWords}
          value={filters.subject}
          onChange={(subject) => onChange({ ...filters, subject })}
          className="@2xl:row-start-2 @2xl:col-span-2 @5xl:row-start-1 @5xl:col-span-1 @5xl:col-start-2"
        />
        <Filter
          legend="Time Period"
          name="period"
          choices={timePeriods}
          words={periodWords}
          value={filters.period}
          onChange={(period) => onChange({ ...filters, period })}
        />
      </div>
    </div>
  )
}

interface FilterProps<Choice extends string> {
  legend: string
  name: string
  choices: readonly Choice[]
  words: Record<Choice, string>
  value: Choice
  onChange: (choice: Choice) => void
  className?: string
}

function Filter<Choice extends string>(props: FilterProps<Choice>) {
  const { legend, name, choices, words, value, onChange, className } = props
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice}
            className="touch flex items-center justify-center rounded-md border border-line-strong bg-surface px-2.5 text-center font-bold whitespace-nowrap hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
