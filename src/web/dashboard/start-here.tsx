import { Link } from 'react-router'
import { Panel } from '../progress/panel.tsx'
import { useLevels } from '../session/use-levels.ts'
import { hued } from '../ui/hue.ts'
import { LevelPicture, levelHue } from '../ui/pictures/level-picture.tsx'

const steps = [
  { title: 'Choose your level', text: 'Then your subject and a topic that you are working on.' },
  { title: 'Go through its cards', text: 'Say for each whether you know it. That takes about five minutes.' },
  { title: 'Come back here', text: 'We tell you when each card is due again, and show what is getting stronger.' },
]

/** The dashboard of a pupil who has studied nothing yet: what to do first. */
export function StartHere() {
  const levels = useLevels()
  return (
    <div className="@container">
      <Panel title="Start with one topic">
        <ol className="grid grid-cols-1 gap-x-8 gap-y-4 @3xl:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden
                className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-subject font-bold text-on-subject"
              >
                {index + 1}
              </span>
              <p>
                <strong className="block leading-snug">{title}</strong>
                <span className="text-ink-soft">{text}</span>
              </p>
            </li>
          ))}
        </ol>
        <h3 className="mt-8 mb-3">Which level are you at?</h3>
        <ul className="grid grid-cols-1 gap-3 @3xs:grid-cols-2 @4xl:grid-cols-5">
          {levels.map(({ id, title }) => (
            <li key={id} {...hued(levelHue[id])} className="@3xs:@max-4xl:last:col-span-2">
              <Link
                to={`/${id}`}
                className="index-card group block h-full p-3 text-center text-h3 font-bold hover:border-subject-edge"
              >
                <LevelPicture level={id} className="mb-2 max-h-28 w-full" />
                <span className="group-hover:underline">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
