import { useEffect, useState } from 'react'
import type { LevelSummary } from '#contract/curriculum.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { api } from '../../api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface TopicChooserProps {
  /** The group's subject, by its slug; its topics come first. */
  subject: string
  onChoose: (topicId: string) => void
}

/** A topic of the curriculum, by level, subject and title. */
export function TopicChooser({ subject, onChoose }: TopicChooserProps) {
  const { levels, failed, ask } = useLevels()
  const [place, setPlace] = useState('')
  const topics = useTopics(place)
  if (failed)
    return (
      <ErrorState title="The topics could not be read" level={3} action={<Button onClick={ask}>Try again</Button>} />
    )
  if (!levels) return <Spinner label="Reading the subjects…" />
  const own = levels.flatMap((level) =>
    level.subjects
      .filter(({ slug, studyTopics }) => slug === subject && studyTopics > 0)
      .map((found) => ({ level, found })),
  )
  const others = levels.flatMap((level) =>
    level.subjects
      .filter(({ slug, studyTopics }) => slug !== subject && studyTopics > 0)
      .map((found) => ({ level, found })),
  )
  return (
    <form
      className="mt-4 grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        const topicId = new FormData(event.currentTarget).get('topic')
        if (typeof topicId === 'string' && topicId !== '') onChoose(topicId)
      }}
    >
      <SelectField label="Subject" required value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Choose a subject</option>
        {[...own, ...others].map(({ level, found }) => (
          <option key={`${level.id}/${found.slug}`} value={`${level.id}/${found.slug}`}>
            {level.title} {found.title}
          </option>
        ))}
      </SelectField>
      {place !== '' && (
        <SelectField label="Topic" name="topic" required key={place} disabled={topics === null}>
          {topics === null ? (
            <option value="">Reading the topics…</option>
          ) : (
            topics.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))
          )}
        </SelectField>
      )}
      <div>
        <Button type="submit" look="main" disabled={!topics}>
          Revise this together
        </Button>
      </div>
    </form>
  )
}

function useLevels() {
  const [levels, setLevels] = useState<readonly LevelSummary[] | null>(null)
  const [failed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    api('GET /api/curriculum').then(
      (answer) => setLevels(answer.levels),
      () => setFailed(true),
    )
  }
  useEffect(ask, [])
  return { levels, failed, ask }
}

/** The topics of `level/subject` that have material; null until they are there. */
function useTopics(place: string): readonly TopicOutline[] | null {
  const [known, setKnown] = useState<{ place: string; topics: readonly TopicOutline[] } | null>(null)
  useEffect(() => {
    const [level, subject] = place.split('/')
    if (!level || !subject) return
    let wanted = true
    api('GET /api/curriculum/:level/:subject', {
      params: { level: level as LevelSummary['id'], subject },
      query: {},
    }).then(
      ({ topics }) => wanted && setKnown({ place, topics: topics.filter(({ counts }) => counts) }),
      () => wanted && setKnown({ place, topics: [] }),
    )
    return () => {
      wanted = false
    }
  }, [place])
  return known?.place === place ? known.topics : null
}
