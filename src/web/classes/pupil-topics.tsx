import type { readClassPupilEndpoint } from '#contract/classes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { TopicProgress } from '#contract/progress.ts'
import { masteryWord } from '#domain/study/mastery.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** The topics in which a pupil is strong or weak; before any can be ranked, those that they have begun. */
export function PupilTopics({
  pupil: { strongest, weakest, recent },
}: {
  pupil: Pick<ResponseOf<typeof readClassPupilEndpoint>, 'strongest' | 'weakest' | 'recent'>
}) {
  const ranked = strongest.length + weakest.length > 0
  return (
    <Panel title="Topics">
      {!ranked && recent.length === 0 && <p className="text-ink-soft">No topic studied yet.</p>}
      {!ranked && recent.length > 0 && <Topics title="Begun" topics={recent} />}
      {ranked && (
        <div className="grid gap-6">
          {weakest.length > 0 && <Topics title="Needs work" topics={weakest} />}
          {strongest.length > 0 && <Topics title="Strong" topics={strongest} />}
        </div>
      )}
    </Panel>
  )
}

function Topics({ title, topics }: { title: string; topics: readonly TopicProgress[] }) {
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="grid gap-3">
        {topics.map(({ topicId, title, subjectTitle, mastery, answered, hue }) => (
          <li key={topicId} {...hued(hue)}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-bold">{title}</span>
              <span className="tabular text-small text-ink-soft">
                {subjectTitle} · {masteryWord(mastery)} · {counted(answered, 'answer')}
              </span>
            </p>
            <ProgressBar label={`Mastery of ${title}`} value={Math.round(mastery * 100)} className="mt-1" />
          </li>
        ))}
      </ul>
    </div>
  )
}
