import { Link } from 'react-router'
import type { Child } from '#contract/families.ts'
import type { TopicProgress } from '#contract/progress.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { masteryWord } from '#domain/study/mastery.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { hued } from '../ui/hue.ts'
import { Arc } from '../ui/pictures/arc.tsx'

/** What the child is strong in and what needs another look; each topic leads to its notes, to look at together. */
export function ChildTopics({ child: { strongest, weakest, recent }, name }: { child: Child; name: string }) {
  if (strongest.length === 0 && weakest.length === 0)
    return (
      <Panel title="Topics">
        <p className="mb-3 text-ink-soft">Five answers to a topic show whether it is strong or weak.</p>
        {recent.length > 0 && <TopicList topics={recent} />}
      </Panel>
    )
  return (
    <Panel title="Topics">
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 @3xl:grid-cols-2">
        <div>
          <h3 className="mb-3 text-base text-good">Strongest topics</h3>
          {strongest.length > 0 ? (
            <TopicList topics={strongest} />
          ) : (
            <p className="text-ink-soft">None yet: a topic counts as strong from 60%.</p>
          )}
        </div>
        <div>
          <h3 className="mb-3 text-base text-warn">Weakest topics</h3>
          {weakest.length > 0 ? (
            <TopicList topics={weakest} />
          ) : (
            <p className="text-ink-soft">None: what {name} has answered often enough is strong.</p>
          )}
        </div>
      </div>
    </Panel>
  )
}

function TopicList({ topics }: { topics: TopicProgress[] }) {
  return (
    <ul className="grid gap-3">
      {topics.map((topic) => (
        <li key={topic.topicId} {...hued(topic.hue)} className="flex items-center gap-4">
          <Arc label={`Mastery of ${topic.title}`} share={topic.mastery} className="w-14! shrink-0">
            <span className="text-small">{Math.round(topic.mastery * 100)}%</span>
          </Arc>
          <div className="min-w-0">
            <Link to={studyPath(topic, 'notes')} className="link font-bold">
              {topic.title}
            </Link>
            <p className="text-small text-ink-soft">
              {masteryWord(topic.mastery)} · {topic.subjectTitle} · {counted(topic.answered, 'answer')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
