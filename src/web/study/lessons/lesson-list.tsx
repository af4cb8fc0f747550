import { Play } from 'lucide-react'
import type { LessonCard } from '#contract/lessons.ts'
import type { Edition } from '#domain/lessons/edition.ts'
import { hasEnded } from '#domain/lessons/resume.ts'
import { clockTime, timeInWords } from '#domain/lessons/timeline.ts'
import type { SubjectIconProps } from '../../ui/pictures/subject-icon.tsx'
import { LessonPicture } from './lesson-picture.tsx'
import type { LeftPlace } from './lesson-places.ts'

export interface LessonListProps {
  lessons: readonly LessonCard[]
  icon: SubjectIconProps['icon']
  edition: Edition
  /** How often each was watched, by its topic; null until that is known. */
  views: Readonly<Record<string, number>> | null
  places: Readonly<Record<string, LeftPlace>>
  onWatch: (topicId: string) => void
}

/** The lessons' cards (contract §2): thumbnail, title, description, duration, views, and Watch Now. */
export function LessonList({ lessons, icon, edition, views, places, onWatch }: LessonListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {lessons.map((lesson) => {
        const { topicId, title, description, facts } = lesson
        const seconds = facts.seconds[edition]
        const place = places[topicId]
        return (
          <li
            key={topicId}
            id={`lesson-${topicId}`}
            className="flex max-w-md flex-col overflow-hidden rounded-lg border border-subject-line bg-surface shadow-card"
          >
            <div className="relative">
              <LessonPicture lesson={lesson} icon={icon} />
              {place && <Watched share={hasEnded(place) ? 1 : place.sentence / place.sentences} />}
            </div>
            <div className="flex grow flex-col gap-2 p-4">
              <h2 className="text-h3">{title}</h2>
              <p className="grow text-ink-soft">{description}</p>
              <p className="tabular flex flex-wrap gap-x-4 text-small font-bold text-ink-soft">
                <span>
                  <span className="sr-only">Duration: {timeInWords(seconds)}</span>
                  <span aria-hidden>{clockTime(seconds)}</span>
                </span>
                <span>{views ? viewsInWords(views[topicId] ?? 0) : '\u00A0'}</span>
                {place && <span className="text-subject-ink">{hasEnded(place) ? 'Watched' : 'Started'}</span>}
              </p>
              <button
                type="button"
                aria-label={`Watch Now: ${title}`}
                onClick={() => onWatch(topicId)}
                className="touch mt-1 flex items-center justify-center gap-2 rounded-md border border-subject bg-subject px-4 py-2 font-bold text-on-subject hover:border-ink"
              >
                <Play aria-hidden className="size-5 fill-current" /> Watch Now
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const viewsInWords = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'view' : 'views'}`

/** How much of it was watched, along the picture's foot. */
function Watched({ share }: { share: number }) {
  return (
    <span aria-hidden className="absolute inset-x-0 bottom-0 h-2 border-t border-line-strong bg-surface">
      <span className="bar-fill block h-full bg-subject-edge" style={{ width: `${share * 100}%` }} />
    </span>
  )
}
