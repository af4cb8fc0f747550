import { useState } from 'react'
import { Link } from 'react-router'
import type { ClassGaps, TopicGap } from '#contract/tasks.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { ShareBar } from './share-bar.tsx'
import { percent } from './task-text.ts'

/** A share of fewer answers says nothing yet. */
const ANSWERS_TO_SHARE = 10
const NAMES_SHOWN = 6
const TOPICS_FIRST = 8

/** Over all that a class has answered, its topics, those most often wrong first, each with the way to set work on it. */
export function ClassGapsPanel({ classId, gaps }: { classId: string; gaps: ClassGaps }) {
  const { name, pupils, topics, more } = gaps
  const [all, setAll] = useState(false)
  const shown = all ? topics : topics.slice(0, TOPICS_FIRST)
  return (
    <Panel title={`Class gaps: ${name}`} aside={counted(pupils, 'pupil')} className="mt-10">
      <p id="gaps" className="mb-4 max-w-[62ch] text-ink-soft">
        Of everything these pupils have answered by themselves or in set work, the topics most often wrong come first.
      </p>
      {topics.length === 0 && <p>Nobody in this class has answered anything yet.</p>}
      <ul className="grid gap-4">
        {shown.map((topic) => (
          <Gap key={topic.topicId} topic={topic} classId={classId} />
        ))}
      </ul>
      {shown.length < topics.length && (
        <Button className="mt-4 self-start" onClick={() => setAll(true)}>
          Show all {topics.length} topics
        </Button>
      )}
      {all && more > 0 && (
        <p className="mt-4 text-small text-ink-soft">{counted(more, 'stronger topic')} are not shown.</p>
      )}
    </Panel>
  )
}

function Gap({ topic, classId }: { topic: TopicGap; classId: string }) {
  const { title, subjectTitle, levelTitle, answered, correct, pupils, struggling } = topic
  const enough = answered >= ANSWERS_TO_SHARE && pupils > 1
  const named = struggling.slice(0, NAMES_SHOWN).map(({ name }) => name)
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line pb-4 last:border-0 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <p className="text-small text-ink-soft">
          {subjectTitle}, {levelTitle}
        </p>
        {struggling.length > 0 && (
          <p className="mt-1 text-small">
            <strong>Right less than half of the time:</strong> {named.join(', ')}
            {struggling.length > named.length && ` and ${struggling.length - named.length} more`}
          </p>
        )}
      </div>
      <div>
        {enough ? (
          <>
            <ShareBar share={correct / answered} />
            <p className="tabular mt-1 text-small">
              {percent(correct / answered)} right of {counted(answered, 'answer')} by {counted(pupils, 'pupil')}
            </p>
          </>
        ) : (
          <p className="tabular text-small text-ink-soft">
            {answered < ANSWERS_TO_SHARE ? 'Only ' : 'One pupil alone: '}
            {counted(answered, 'answer')}
            {answered < ANSWERS_TO_SHARE && ' yet'}, {correct} right
          </p>
        )}
      </div>
      <Link
        to={assignAddress(topic, classId)}
        className="link touch inline-flex items-center justify-self-start"
        aria-label={`Assign a task on ${title}`}
      >
        Assign Task
      </Link>
    </li>
  )
}

function assignAddress({ topicId, level, subject, board, struggling }: TopicGap, classId: string): string {
  const pupils = struggling.map(({ id }) => id).join(' ')
  const parameters = {
    topic: topicId,
    level,
    subject,
    method: 'notes',
    class: classId,
    ...(board && { board }),
    ...(pupils && { pupils }),
  }
  return `/dashboard/teacher/tasks/new?${new URLSearchParams(parameters)}`
}
