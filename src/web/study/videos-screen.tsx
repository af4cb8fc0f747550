import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/videos-screen'
import { AddedSlot } from './added/added-slot.tsx'
import { useDeviceSetting } from './games/device-setting.ts'
import { ComingSoon } from './lessons/coming-soon.tsx'
import { LessonList } from './lessons/lesson-list.tsx'
import { loadLessons } from './lessons/load-lessons.ts'
import { useLessonFigures } from './lessons/use-lesson-figures.ts'
import NoMaterial from './no-material.tsx'

const LessonPlayer = lazy(() => import('./lessons/lesson-player.tsx'))

export const loader = (args: Route.LoaderArgs) => loadLessons(args)
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Videos: ${loaderData.topic?.title ?? loaderData.subject.title} – Revisewell` : 'Revisewell' },
]

/** Opening a lesson stays on the page: there is nothing to load again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

const onOff = ['off', 'on'] as const

/** The videos of a topic or a whole subject (contract §2): narrated lessons, which Watch Now opens. */
export default function VideosScreen({ loaderData }: Route.ComponentProps) {
  const { place, level, subject, topic, lessons } = loaderData
  const figures = useLessonFigures(loaderData)
  const [watching, watch] = useOpenLesson()
  const [easy, setEasy] = useDeviceSetting(`easy-read${place.sen ? ':sen' : ''}`, onOff, place.sen ? 'on' : 'off')
  const edition = easy === 'on' ? 'easy' : 'full'
  const open = lessons.find(({ topicId }) => topicId === watching)
  const next = open && lessons[lessons.indexOf(open) + 1]
  const location = useLocation()
  const linksOf = (slug: string) => {
    const query = new URLSearchParams(location.search)
    // A-Level addresses name the topic themselves.
    if (!place.board || place.level !== 'alevel' || place.sen) query.set('topic', slug)
    const to = (id: string) => `${location.pathname.replace(/videos$/, id)}${query.size > 0 ? `?${query}` : ''}`
    return { flashcards: to('flashcards'), quiz: to('quiz'), childFriendly: level.presentation === 'pictures' }
  }
  const method = level.presentation === 'pictures' ? 'Watch & Learn' : 'Videos'
  const easyRead = (
    <label className="touch inline-flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 font-bold hover:border-ink has-checked:border-subject has-checked:bg-subject-wash">
      <input
        type="checkbox"
        className="size-4.5"
        checked={easy === 'on'}
        onChange={(event) => setEasy(event.target.checked ? 'on' : 'off')}
      />
      Easy read
    </label>
  )
  return (
    <Page presentation={place.sen ? 'low-stimulus' : level.presentation} hue={subject.hue}>
      <BackLink to={place.backTo}>Back to {place.sen ? 'SEN' : level.title}</BackLink>
      <PageHeading above={`${level.title} ${subject.title} · ${method}`}>{topic?.title ?? subject.title}</PageHeading>
      {lessons.length === 0 ? (
        <NoMaterial backTo={place.backTo} />
      ) : (
        <>
          {open ? (
            <Suspense fallback={<Spinner label="Getting the lesson ready" />}>
              <LessonPlayer
                key={`${open.topicId} ${edition}`}
                card={open}
                lesson={loaderData.lesson}
                edition={edition}
                figures={figures}
                tools={easyRead}
                next={next && { title: next.title, watch: () => watch(next.topicId) }}
                links={linksOf(open.slug)}
                onLeave={() => watch(null)}
              />
            </Suspense>
          ) : (
            <>
              <div className="mb-5">{easyRead}</div>
              <LessonList
                lessons={lessons}
                icon={subject.icon}
                edition={edition}
                views={figures.views}
                places={figures.places}
                onWatch={watch}
              />
            </>
          )}
        </>
      )}
      <AddedSlot type="video" level={level.id} subject={subject.slug} sen={place.sen} />
      <ComingSoon />
    </Page>
  )
}

/** The lesson that is open is part of the history, so that Back leads from it to the cards. */
function useOpenLesson(): [lesson: string | null, open: (topicId: string | null) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const state: unknown = location.state
  const wanted = mounted && state && typeof state === 'object' && 'lesson' in state ? state.lesson : null
  const lesson = typeof wanted === 'string' ? wanted : null
  const before = useRef<string | null>(null)
  useEffect(() => {
    // Coming back from a lesson, the list goes on where it was left.
    const left = before.current
    before.current = lesson
    if (left && !lesson) document.querySelector<HTMLElement>(`#lesson-${left} button`)?.focus()
  }, [lesson])
  const open = (topicId: string | null) =>
    void navigate(location.pathname + location.search, {
      state: topicId && { lesson: topicId },
      preventScrollReset: true,
    })
  return [lesson, open]
}
