import type { LessonCard } from '#contract/lessons.ts'
import { SubjectIcon, type SubjectIconProps } from '../../ui/pictures/subject-icon.tsx'

/** A lesson's thumbnail, drawn by the product: the note's own drawing, else its first terms, on the subject's colour. */
export function LessonPicture({ lesson, icon }: { lesson: LessonCard; icon: SubjectIconProps['icon'] }) {
  const { topicId, facts } = lesson
  return (
    <div aria-hidden className="relative grid aspect-video place-items-center overflow-hidden bg-subject-wash">
      <Rings />
      {facts.picture ? (
        <div className="relative grid h-[82%] w-[86%] place-items-center rounded-md border border-subject-line bg-surface p-2 shadow-card">
          {/* What is not displayed is not fetched: of the two only the theme's own. */}
          <img alt="" loading="lazy" src={pictureUrl(topicId, 'light')} className={`${drawing} dark:hidden`} />
          <img alt="" loading="lazy" src={pictureUrl(topicId, 'dark')} className={`${drawing} hidden dark:block`} />
        </div>
      ) : (
        <div className="relative flex flex-col items-center gap-3 px-4 text-center">
          <SubjectIcon icon={icon} size="large" />
          <ul className="flex flex-wrap justify-center gap-1.5">
            {facts.terms.map((term) => (
              <li
                key={term}
                className="rounded-full border border-subject-line bg-surface px-2.5 text-small font-bold text-subject-ink"
              >
                {term}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const drawing = 'absolute inset-2 size-[calc(100%-1rem)] object-contain'
const pictureUrl = (topicId: string, theme: string) => `/lesson-pictures/${topicId}.${theme}.svg`

/** Rings that spread from a corner, as sound does. */
function Rings() {
  return (
    <svg viewBox="0 0 160 90" className="absolute inset-0 size-full" fill="none" strokeWidth="7">
      {[28, 50, 72, 94].map((radius) => (
        <circle key={radius} cx="152" cy="96" r={radius} className="stroke-subject-line" opacity="0.45" />
      ))}
    </svg>
  )
}
