import { useEffect, useRef, useState } from 'react'
import type { LevelSummary } from '#contract/curriculum.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { api } from '../api/browser-api.ts'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'

interface TopicSelectProps {
  /** Called with null while none is chosen. */
  onChoose: (topic: TopicOutline | null) => void
}

/** A topic of the curriculum that has questions: its level and subject, then its title. */
export function TopicSelect({ onChoose }: TopicSelectProps) {
  const [levels, setLevels] = useState<readonly LevelSummary[]>([])
  const [topics, setTopics] = useState<readonly TopicOutline[]>([])
  const [error, setError] = useState<string>()
  const asked = useRef('')
  const fail = (failure: unknown) =>
    setError(failure instanceof Error ? failure.message : 'The topics could not be read. Please choose again.')
  useEffect(() => {
    let gone = false
    api('GET /api/curriculum').then(
      (answer) => !gone && setLevels(answer.levels),
      (failure) => !gone && fail(failure),
    )
    return () => {
      gone = true
    }
  }, [])

  const chooseSubject = async (value: string) => {
    asked.current = value
    setError(undefined)
    setTopics([])
    onChoose(null)
    const [level, subject = ''] = value.split('/')
    const known = levels.find(({ id }) => id === level)
    if (!known) return
    try {
      const answer = await api('GET /api/curriculum/:level/:subject', {
        params: { level: known.id, subject },
        query: {},
      })
      // Another subject may have been chosen since.
      if (asked.current === value) setTopics(answer.topics.filter(({ counts }) => counts !== null))
    } catch (failure) {
      fail(failure)
    }
  }

  return (
    <>
      <SelectField label="Subject" required onChange={(event) => void chooseSubject(event.currentTarget.value)}>
        <option value="">Choose…</option>
        {levels.map((level) => (
          <optgroup key={level.id} label={level.title}>
            {level.subjects.map((subject) => (
              <option key={subject.slug} value={`${level.id}/${subject.slug}`}>
                {level.title}: {subject.title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {topics.length > 0 && (
        <SelectField
          label="Topic"
          required
          key={topics[0]?.id}
          onChange={({ currentTarget: { value } }) => onChoose(topics.find(({ id }) => id === value) ?? null)}
        >
          <option value="">Choose…</option>
          {topics.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </>
  )
}
