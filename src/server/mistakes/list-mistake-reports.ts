import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listMistakeReportsEndpoint } from '#contract/mistakes.ts'
import { readDrawnId, topicIdOf } from '#domain/curriculum/item-id.ts'
import { questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { Topic } from '#domain/curriculum/topic.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readWaitingReports } from './mistake-report-store.ts'

/** On one screen; those that wait longest come first. */
const REPORTS_SHOWN = 50

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listMistakeReports(options: {
  person: Person
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic' | 'level' | 'subject'>
}): Promise<AnswerOf<typeof listMistakeReportsEndpoint>> {
  const { person, queries, curriculum } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide mistake reports')) throw new AppError('not-allowed')
  const { reports, more } = await readWaitingReports(queries, REPORTS_SHOWN)
  return {
    more,
    reports: reports.map(({ id, itemId, note, receivedAt }) => {
      const topic = curriculum.topic(topicIdOf(itemId))
      const level = topic && curriculum.level(topic.level)?.title
      const subject = topic && curriculum.subject(topic.level, topic.subject)?.title
      const place = topic ? `${level ?? topic.level} ${subject ?? topic.subject}, ${topic.title}` : itemId
      return { id, itemId, place, text: topic ? textOf(topic, itemId) : '', note, receivedAt: receivedAt.toISOString() }
    }),
  }
}

/** The words of an item as they stand now. */
function textOf({ material, templates }: Topic, itemId: string): string {
  if (itemId.endsWith('/note')) return material?.note.sections.map(({ heading }) => heading).join(', ') ?? ''
  const template = templates.find(({ id }) => id === readDrawnId(itemId)?.templateId)
  if (template) return template.question.text.map((part) => (typeof part === 'string' ? part : '…')).join('')
  const card = material?.flashcards.find(({ id }) => id === itemId)
  if (card) return `${card.front.text} / ${card.back.text}`
  const question = questionsOf(material).find(({ id }) => id === itemId)
  return question?.question.text ?? ''
}
