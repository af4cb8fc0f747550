import { counted } from '../../progress/counted.ts'
import { Panel } from '../../progress/panel.tsx'
import { hued } from '../../ui/hue.ts'
import { SubjectIcon } from '../../ui/pictures/subject-icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { GuestSubject } from './guest-dashboard.ts'

/** How far each subject is that a guest has begun. */
export function GuestSubjects({ subjects }: { subjects: readonly GuestSubject[] }) {
  return (
    <Panel title="Subject progress" aside={counted(subjects.length, 'subject')}>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-5 @3xl:grid-cols-2">
        {subjects.map(({ id, title, icon, hue, mastery, begun, topicCount, answered, correct }) => (
          <li key={id} {...hued(hue)} className="flex items-center gap-4">
            <SubjectIcon icon={icon} />
            <div className="min-w-0 flex-1">
              <h3 className="flex items-baseline justify-between gap-3 text-base">
                {title} <span className="tabular">{Math.round(mastery * 100)}%</span>
              </h3>
              <ProgressBar
                label={`Mastery of ${title}`}
                value={Math.round(mastery * 100)}
                valueText={`${Math.round(mastery * 100)}%`}
                className="my-1.5"
              />
              <p className="tabular text-small text-ink-soft">
                {`${begun} of ${topicCount} topics begun. ${counted(answered, 'answer')}, ${Math.round((100 * correct) / Math.max(1, answered))}% right.`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
