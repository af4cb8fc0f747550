import { useEffect, useLayoutEffect, useState } from 'react'
import { boardTitle } from '#domain/curriculum/board.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { TopicMethod } from '#domain/tasks/task.ts'
import { api } from '../api/browser-api.ts'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import type { TaskPart } from './task-draft.ts'

export interface SubjectChoice {
  level: string
  levelTitle: string
  slug: string
  title: string
}

interface TopicFieldsProps {
  part: TaskPart
  subjects: readonly SubjectChoice[]
  /** Sets names of controls apart where several parts stand on the screen. */
  name: string
  onChange: (change: Partial<TaskPart>) => void
}

type Topic = Pick<TopicOutline, 'id' | 'title' | 'references' | 'subject' | 'counts'>

/** A topic of any level and subject, the board in whose words, and what is done with it. */
export function TopicFields({ part, subjects, name, onChange }: TopicFieldsProps) {
  const levels = [...new Map(subjects.map(({ level, levelTitle }) => [level, levelTitle]))]
  const own = subjects.filter(({ level }) => level === part.level)
  const subject = own.find(({ slug }) => slug === part.subject) ?? own[0]
  const { topics, failed } = useTopics(subject)
  const topic = topics?.find(({ id }) => id === part.topicId) ?? topics?.[0]
  const boards = boardIds.filter((board) => topic?.references[board] !== undefined)
  const board = boards.find((id) => id === part.board) ?? boards[0] ?? null
  // What the fields show is what is sent, also before anybody touched them. Before the next event: later it would undo a choice.
  useLayoutEffect(() => {
    if (topic && subject && (topic.id !== part.topicId || board !== part.board || subject.slug !== part.subject))
      onChange({ topicId: topic.id, board, subject: subject.slug, sectionId: null })
  })
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Level"
          required
          value={part.level}
          onChange={(event) => onChange({ level: event.target.value, subject: '', topicId: '', board: null })}
        >
          {levels.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Subject"
          required
          value={subject?.slug ?? ''}
          onChange={(event) => onChange({ subject: event.target.value, topicId: '', board: null })}
        >
          {own.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Topic"
          required
          value={topic?.id ?? ''}
          onChange={(event) => onChange({ topicId: event.target.value, sectionId: null })}
        >
          {topics?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          )) ?? <option value="">Loading the topics…</option>}
        </SelectField>
        {boards.length > 0 && (
          <SelectField
            label="Exam board"
            required
            value={board ?? ''}
            onChange={(event) => onChange({ board: boards.find((id) => id === event.target.value) ?? null })}
          >
            {boards.map((id) => (
              <option key={id} value={id}>
                {boardTitle[id]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {failed && <FieldError>The topics could not be loaded. Choose the subject again.</FieldError>}
      <ChoiceGroup
        legend="What to do with it"
        name={`${name}-method`}
        value={part.method}
        onChange={(method) => onChange({ method: TopicMethod.parse(method) })}
        choices={[
          { value: 'quiz', label: 'Quiz', description: 'Marked at once, with results by question and misconception' },
          {
            value: 'flashcards',
            label: 'Flashcards',
            description: topic?.counts ? `${topic.counts.flashcards} cards` : '',
          },
          { value: 'notes', label: 'Notes', description: 'A page to read, with 3 questions on it' },
        ]}
      />
    </div>
  )
}

function useTopics(subject: SubjectChoice | undefined) {
  const key = subject ? `${subject.level}/${subject.slug}` : ''
  const [loaded, setLoaded] = useState<{ key: string; topics: readonly Topic[] | null }>({ key: '', topics: null })
  useEffect(() => {
    let stale = false
    const [level = '', slug = ''] = key.split('/')
    if (key)
      api('GET /api/curriculum/:level/:subject', {
        params: { level: LevelId.parse(level), subject: slug },
        query: { board: undefined },
      }).then(
        ({ topics }) => !stale && setLoaded({ key, topics: topics.filter(({ counts }) => counts !== null) }),
        () => !stale && setLoaded({ key, topics: null }),
      )
    return () => {
      stale = true
    }
  }, [key])
  const known = loaded.key === key
  return { topics: known ? loaded.topics : null, failed: known && key !== '' && loaded.topics === null }
}
