import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { askTutorEndpoint, TutorReply } from '#contract/tutor.ts'
import { may } from '#domain/permissions.ts'
import { findConcern } from '#domain/tutor/distress.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { isAllowed } from '../people/is-allowed.ts'
import { composeReply } from './compose-reply.ts'
import { readNamedAdultOf, storeConcern } from './concern-store.ts'
import { findReply } from './find-reply.ts'
import type { NoteFinder } from './finding/note-finder.ts'
import type { ModelTutor } from './model/model-tutor.ts'
import type { StoredReply } from './stored-reply.ts'
import { type Asker, type TutorLimits, takeMoment, takeQuestion } from './tutor-limits.ts'
import { findExchange, storeExchange } from './tutor-store.ts'

/** Exchanges of one person that are kept. */
const KEPT = 200

export interface TutorParts {
  queries: Queries
  curriculum: CurriculumStore
  limits: TutorLimits
  finder: () => NoteFinder
  /** Words the answer from the passages; null where no model is set up. */
  model: ModelTutor | null
}

export interface Question {
  asker: Asker
  body: ParsedOf<typeof askTutorEndpoint>['body']
  now: Date
  /** Told each piece of a model's answer as it comes. */
  onPiece?: (text: string) => void
  /** Aborted when whoever asked has gone. */
  signal?: AbortSignal
}

/**
 * Answers a question: distress first, then the known questions, then the notes, in a model's words where there is one.
 * @throws {AppError} too-many-requests when the person or device has asked enough today.
 */
export async function askTutor(parts: TutorParts, question: Question): Promise<AnswerOf<typeof askTutorEndpoint>> {
  const { asker, body, now } = question
  const { queries, limits } = parts
  const { person } = asker
  const { id } = body
  if (!may(person, 'ask the tutor')) throw new AppError('not-allowed')
  if (await heedConcern(parts, question)) return { id, reply: { kind: 'concern' } }
  await takeMoment(limits, asker)
  const userId = person.role === 'guest' ? null : person.id
  const before = userId === null ? undefined : await findExchange(queries, userId, id)
  if (before) return { id, reply: shown(parts, before, before.reply) }
  await takeQuestion(limits, asker, { queries, now })
  const reply = await replyTo(parts, question)
  if (userId !== null) {
    const { question: asked, mode, filter } = body
    await storeExchange(queries, userId, {
      exchange: { id, question: asked, mode, filter, reply, askedAt: now },
      kept: KEPT,
    })
  }
  return { id, reply: shown(parts, body, reply) }
}

/** Keeps a message of distress for the adult whose job it is. No limit stands before it. */
async function heedConcern({ queries, limits }: TutorParts, { asker, body, now }: Question): Promise<boolean> {
  const kind = findConcern(body.question)
  if (!kind) return false
  const { person, address } = asker
  const userId = person.role === 'guest' ? null : person.id
  if (await limits.concerns.tryTake(userId ?? address)) {
    await storeConcern(queries, { id: body.id, kind, message: body.question, userId, receivedAt: now })
    await tellNamedAdult(queries, body.id, now)
  }
  return true
}

/** The adult whom the pupil's school has named is told at once; what was written stays on its own screen. */
async function tellNamedAdult(queries: Queries, concernId: string, now: Date): Promise<void> {
  const adult = await readNamedAdultOf(queries, concernId)
  if (!adult) return
  await notify(queries, {
    to: [adult.id],
    cause: `concern:${concernId}`,
    title: 'A pupil may need help',
    body: 'Somebody of your school wrote to the tutor in distress. Please read it now.',
    link: `/dashboard/${adult.isAdmin ? 'admin' : 'teacher'}/concerns`,
    at: now,
  })
}

async function replyTo(parts: TutorParts, { asker, body, onPiece, signal }: Question): Promise<StoredReply> {
  const { question, mode } = body
  const { reply, passages } = findReply({ curriculum: parts.curriculum, finder: parts.finder() }, body)
  if (reply.kind !== 'passage' || passages.length === 0 || !parts.model || !(await mayUseModel(parts, asker)))
    return reply
  const worded = await parts.model.answer({ question, about: reply.about, mode, passages, onPiece, signal })
  const { leftOutTopicId } = reply
  return worded ? { kind: 'model', ...worded, ...(leftOutTopicId !== undefined && { leftOutTopicId }) } : reply
}

/** A model is another company's: for a child under 13 a parent has to allow it. */
const mayUseModel = async ({ queries }: TutorParts, { person }: Question['asker']) =>
  person.role === 'guest' || isAllowed(queries, { personId: person.id, purpose: 'tutor-model' })

const shown = (
  { curriculum, finder }: TutorParts,
  { question, mode }: Pick<Question['body'], 'question' | 'mode'>,
  reply: StoredReply,
): TutorReply => composeReply({ curriculum, finder, question, mode, reply, checked: true })
