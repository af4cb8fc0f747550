import type { SubjectProgress } from '#contract/progress.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { masteryWord } from '#domain/study/mastery.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { hued } from '../ui/hue.ts'
import { Arc } from '../ui/pictures/arc.tsx'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Route } from './+types/subjects-tab'

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/subject-progress'))

/** The subjects tab: how far each subject is that the pupil has begun, topic by topic, and where to go on. */
export default function SubjectsTab({ loaderData: { subjects } }: Route.ComponentProps) {
  if (subjects.length === 0)
    return (
      <EmptyState
        title="No subject begun yet"
        action={
          <ButtonLink to="/revision" look="main">
            Explore subjects
          </ButtonLink>
        }
      >
        Answer a few cards or questions of any subject, and how secure you are in its topics is shown here.
      </EmptyState>
    )
  return (
    <ul className="@container grid gap-6">
      {subjects.map((subject) => (
        <Subject key={`${subject.level}/${subject.subject}`} subject={subject} />
      ))}
    </ul>
  )
}

function Subject({ subject }: { subject: SubjectProgress }) {
  const { title, levelTitle, icon, hue, topics, topicCount, secure, mastery, answered, correct, lastStudied } = subject
  const { next } = subject
  return (
    <li {...hued(hue)} className="index-card p-5">
      <div className="flex flex-wrap items-center gap-4">
        <SubjectIcon icon={icon} />
        <div className="min-w-[min(100%,12rem)] flex-1">
          <h2 className="text-h3">
            {levelTitle} {title}
          </h2>
          <p className="tabular text-small text-ink-soft">
            {`${topics.length} of ${topicCount} topics begun, ${secure} secure. ${counted(answered, 'answer')}, ${Math.round((100 * correct) / Math.max(1, answered))}% right, the last on ${shortDay(lastStudied)}.`}
          </p>
        </div>
        <Arc label={`Mastery of ${levelTitle} ${title}`} share={mastery} className="w-20! shrink-0">
          <span>{Math.round(mastery * 100)}%</span>
        </Arc>
      </div>
      <ul className="mt-5 grid gap-x-10 gap-y-3 @2xl:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.topicId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-[min(100%,11rem)] flex-1">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-bold leading-snug">{topic.title}</span>
                <span className="text-small text-ink-soft">{masteryWord(topic.mastery)}</span>
              </p>
              <ProgressBar
                label={`Mastery of ${topic.title}`}
                value={Math.round(topic.mastery * 100)}
                valueText={`${Math.round(topic.mastery * 100)}%`}
              />
            </div>
            <ButtonLink to={studyPath(topic, 'flashcards')} look="quiet" aria-label={`Practise ${topic.title}`}>
              Practise
            </ButtonLink>
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-5">
          <ButtonLink to={studyPath(next, 'flashcards')}>Begin {next.title}</ButtonLink>
        </p>
      )}
    </li>
  )
}
