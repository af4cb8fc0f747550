import type { Dashboard, TopicProgress } from '#contract/progress.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { masteryWord } from '#domain/study/mastery.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { hued } from '../ui/hue.ts'
import { Arc } from '../ui/pictures/arc.tsx'

/** The strongest and weakest topics; before any can be ranked, those that were begun. */
export function TopicStrengths({
  dashboard: { strongest, weakest, recent },
}: {
  dashboard: Pick<Dashboard, 'strongest' | 'weakest' | 'recent'>
}) {
  if (strongest.length === 0 && weakest.length === 0)
    return (
      <Panel title="Topics you have begun">
        <p className="-mt-1 mb-4 text-ink-soft">Five answers to a topic show whether it is strong or weak.</p>
        <TopicList topics={recent} wide />
      </Panel>
    )
  return (
    <Panel title="How secure your topics are">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <div>
          <h3 className="mb-3 text-base text-good">Strongest topics</h3>
          {strongest.length > 0 ? (
            <TopicList topics={strongest} />
          ) : (
            <p className="text-ink-soft">
              None yet. A topic counts as strong from 60%, and every right answer adds to it.
            </p>
          )}
        </div>
        <div>
          <h3 className="mb-3 text-base text-warn">Weakest topics</h3>
          {weakest.length > 0 ? (
            <TopicList topics={weakest} />
          ) : (
            <p className="text-ink-soft">
              None: whatever you have answered often enough is strong. Time for a new topic?
            </p>
          )}
        </div>
      </div>
    </Panel>
  )
}

function TopicList({ topics, wide = false }: { topics: TopicProgress[]; wide?: boolean }) {
  return (
    <ul className={wide ? 'grid grid-cols-1 gap-x-12 gap-y-4 @3xl:grid-cols-2' : 'grid grid-cols-1 gap-4'}>
      {topics.map((topic) => (
        <TopicRow key={topic.topicId} topic={topic} />
      ))}
    </ul>
  )
}

function TopicRow({ topic }: { topic: TopicProgress }) {
  const { title, subjectTitle, mastery, answered, hue } = topic
  return (
    <li {...hued(hue)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Arc label={`Mastery of ${title}`} share={mastery} className="w-16! shrink-0">
        <span className="text-small">{Math.round(mastery * 100)}%</span>
      </Arc>
      <div className="min-w-[min(100%,10rem)] flex-1">
        <p className="font-bold leading-snug">{title}</p>
        <p className="text-small text-ink-soft">
          <span className="font-bold text-subject-ink">{masteryWord(mastery)}</span> · {subjectTitle} ·{' '}
          <span className="tabular">{counted(answered, 'answer')}</span>
        </p>
      </div>
      <ButtonLink to={studyPath(topic, 'flashcards')} className="@max-md:ml-20" aria-label={`Practise ${title}`}>
        Practise
      </ButtonLink>
    </li>
  )
}
