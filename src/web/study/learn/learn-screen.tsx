import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { LEARN_MINUTES } from '#domain/learn/learn-minutes.ts'
import { found, notFound } from '../../api/found.ts'
import { apiOf } from '../../api/request-api.ts'
import { AnswersStatus } from '../../session/answers/answers-status.tsx'
import { useAnswers } from '../../session/answers/use-answers.ts'
import { Page } from '../../ui/page.tsx'
import type { Route } from './+types/learn-screen'
import { LearnFinish } from './learn-finish.tsx'
import { LearnSetup } from './learn-setup.tsx'
import { LearnStepShown } from './learn-step.tsx'
import { useLearnSession } from './use-learn-session.ts'

const Wish = z.object({
  level: LevelId.optional(),
  subject: Slug.optional(),
  board: BoardId.optional(),
  topic: Slug.optional(),
})

/** What the address asks for: a topic, a subject, or (with nothing) whatever the pupil has begun. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const wish = Wish.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wish.success) throw notFound()
  const { level, subject, board, topic } = wish.data
  if (!level || !subject) return null
  const place = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject', { params: { level, subject }, query: { board } }),
  )
  const one = place.topics.find(({ id }) => id === topic)
  if (topic && !one) throw notFound()
  return {
    scope: one ? { topicId: one.id, board } : { level, subject, board },
    title: one?.title ?? place.subject.title,
    above: one ? `${place.level.title} ${place.subject.title}` : place.level.title,
    hue: place.subject.hue,
    presentation: place.level.presentation,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Learn: ${loaderData.title}` : 'Learn'} – Revisewell` },
]

/** How long a session lasts is no part of what it is about. */
function withoutMinutes(wish: URLSearchParams): string {
  const about = new URLSearchParams(wish)
  about.delete('minutes')
  return about.size > 0 ? `?${about}` : ''
}

/** A session of what is due, what is weak and what is new, one thing after the other. */
export default function LearnScreen({ loaderData: about }: Route.ComponentProps) {
  const answers = useAnswers()
  const [wish] = useSearchParams()
  const from = withoutMinutes(wish)
  const learning = useLearnSession({ scope: about?.scope, from })
  const { kept } = learning
  const open = kept?.from === from ? kept : null
  const known = kept !== undefined
  const minutes = LEARN_MINUTES.find((length) => String(length) === wish.get('minutes'))
  const begun = useRef(false)
  const begin = useEffectEvent(() => {
    if (begun.current || !minutes || open) return
    begun.current = true
    void learning.plan(minutes)
  })
  useEffect(() => {
    if (known) begin()
  }, [known])
  const { run } = open ?? {}
  return (
    <Page width="narrow" hue={about?.hue} presentation={about?.presentation}>
      {open && run ? (
        run.queue.length > 0 ? (
          <LearnStepShown learning={learning} kept={open} answers={answers} />
        ) : (
          <LearnFinish learning={learning} kept={open} answers={answers} />
        )
      ) : (
        <LearnSetup learning={learning} about={about} />
      )}
      <AnswersStatus answers={answers} />
    </Page>
  )
}
