import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readTutorHintsEndpoint } from '#contract/tutor.ts'
import { readDrawnId, topicIdOf } from '#domain/curriculum/item-id.ts'
import { hasFourOptions, questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { QuizQuestion, Topic } from '#domain/curriculum/topic.ts'
import { mark } from '#domain/study/mark.ts'
import { hintLadder } from '#domain/tutor/hint-ladder.ts'
import { schemedHintLadder } from '#domain/tutor/schemed-hint-ladder.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { drawQuestion } from '../drawn-questions/draw-question.ts'
import { findSentence } from './find-sentence.ts'
import { noteSource } from './note-source.ts'
import { findStep } from './teach/find-step.ts'
import { findTwin } from './teach/find-twin.ts'

/**
 * The hints for a question that was answered wrongly, with a smaller step and a question like it, worked.
 * @throws {AppError} not-found for no question of ours; bad-input where the choice was right or is missing.
 */
export function readTutorHints(
  curriculum: CurriculumStore,
  { query: { itemId, choice } }: ParsedOf<typeof readTutorHintsEndpoint>,
): AnswerOf<typeof readTutorHintsEndpoint> {
  const topic = curriculum.topic(topicIdOf(itemId))
  const question = topic && findQuestion(topic, itemId)
  if (!topic?.material || !question) throw new AppError('not-found')
  const point = topic.points.find(({ key }) => key === question.point)?.text ?? topic.title
  const { section, sentence } = findSentence(topic.material.note, question, point)
  const source = noteSource(curriculum, topic.id, section.id)
  if (!source) throw new AppError('not-found')
  const help = { point, heading: section.heading, sentence }
  const step = findStep(topic.material.flashcards, question, choice)
  const more = {
    step: step && { front: step.front.html, back: step.back.html },
    twin: findTwin(topic, question, choice),
    source,
  }
  if (!hasFourOptions(question)) return { hints: schemedHintLadder({ question, ...help }), ...more }
  if (choice === undefined) throw new AppError('bad-input', { message: 'Say which option was chosen.' })
  if (mark(question, choice)) throw new AppError('bad-input', { message: 'That choice was right.' })
  return { hints: hintLadder({ question, choice, ...help }), ...more }
}

function findQuestion({ material, templates }: Topic, itemId: string): QuizQuestion | undefined {
  const drawn = readDrawnId(itemId)
  const template = drawn && templates.find(({ id }) => id === drawn.templateId)
  if (drawn && template) return drawQuestion(template, drawn.draw)
  return questionsOf(material).find(({ id }) => id === itemId)
}
