import { expect, test } from 'vitest'
import { findConcern } from '#domain/tutor/distress.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'

test('no card, question or note of the whole curriculum is taken for a message of distress', () => {
  const curriculum = builtCurriculum()
  const texts = curriculum.levels
    .flatMap(({ id, subjects }) => subjects.flatMap(({ slug }) => curriculum.topics(id, slug)))
    .flatMap(({ id }) => curriculum.topic(id)?.material ?? [])
    .flatMap(({ flashcards, quiz, note }) => [
      ...flashcards.flatMap(({ front, back }) => [front.text, back.text]),
      ...quiz.flatMap(({ question, explanation }) => [question.text, explanation.text]),
      ...note.sections.flatMap(({ text }) => text.split(/(?<=[.?!])\s/)),
      ...note.easyRead.text.split('\n'),
    ])
  expect(texts.length).toBeGreaterThan(20_000)
  expect(texts.filter((text) => findConcern(text))).toEqual([])
})
