import { ExternalLink, FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { longDay } from '../progress/day-words.ts'
import { dueWords } from '../progress/due-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/results-screen'
import { DoneBar } from './done-bar.tsx'
import { PupilTable } from './pupil-table.tsx'
import { QuestionList } from './question-list.tsx'
import { ReteachPanel } from './reteach-panel.tsx'
import { TaskActions } from './task-actions.tsx'
import { audienceWords, goalWords } from './task-text.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.task.title ?? 'Task'}: results – Revisewell` },
]

export const loader = ({ context, params }: Route.LoaderArgs) =>
  found(guarded(apiOf(context)('GET /api/tasks/:id', { params: { id: params.id } })))

/** How a task went: who has done it, who needs what again, each pupil and each question. */
export default function ResultsScreen({ loaderData: results }: Route.ComponentProps) {
  const { task, recipients, today, path, work, pupils, questions, misconceptions } = results
  const exportOf = (kind: 'pupils' | 'questions') => `/api/tasks/${task.id}/export?of=${kind}`
  return (
    <Page>
      <BackLink to="/dashboard/teacher/tasks">Back to set work</BackLink>
      <PageHeading above={work ? `${work.subjectTitle}, ${work.levelTitle}` : undefined} lead={audienceWords(task)}>
        {task.title}
      </PageHeading>
      <div className="@container grid grid-cols-1 gap-5">
        <section aria-label="The task" className="index-card grid gap-4 p-5">
          <div className="flex flex-wrap gap-2">
            {task.withdrawn && <Badge tone="grey">Withdrawn</Badge>}
            {!task.opened && <Badge tone="subject">Opens {longDay(task.opensOn)}</Badge>}
            <Badge tone="grey">{dueWords(task, today)}</Badge>
            <Badge tone="grey">{task.lateAllowed ? 'Late work counts' : 'Closes when due'}</Badge>
            <Badge tone="grey">Done with: {goalWords(task.method, task.goalPercent)}</Badge>
          </div>
          {task.note && <p className="max-w-[62ch] whitespace-pre-line">{task.note}</p>}
          {task.pupils > 0 ? (
            <DoneBar task={task} />
          ) : (
            <p>This class has no pupils yet. Pupils who join it get this work.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <TaskActions task={task} recipients={recipients} today={today} />
            {path && (
              <Link to={path} className={buttonClass({ look: 'quiet' })}>
                <ExternalLink aria-hidden className="size-5" />
                See the work
              </Link>
            )}
          </div>
        </section>
        <ReteachPanel task={task} today={today} misconceptions={misconceptions} />
        <PupilTable task={task} pupils={pupils} today={today}>
          <ExportLink href={exportOf('pupils')}>Export pupils as CSV</ExportLink>
        </PupilTable>
        <QuestionList method={task.method} questions={questions}>
          <ExportLink href={exportOf('questions')}>Export questions as CSV</ExportLink>
        </QuestionList>
      </div>
    </Page>
  )
}

function ExportLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={buttonClass({ look: 'plain' })}>
      <FileDown aria-hidden className="size-5" />
      {children}
    </a>
  )
}
