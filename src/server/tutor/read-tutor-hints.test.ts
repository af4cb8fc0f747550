import { describe, expect, test } from 'vitest'
import { answerText } from '#domain/curriculum/answer-text.ts'
import { rightPlaceOf } from '#domain/curriculum/item-id.ts'
import { hasFourOptions, questionsOf } from '#domain/curriculum/quiz-questions.ts'
import { tellingWords } from '#domain/tutor/blank-out.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'
import { fourOptions } from '#tests/support/four-options.ts'
import { drawQuestion } from '../drawn-questions/draw-question.ts'
import { readTutorHints } from './read-tutor-hints.ts'
import { wordsThatTell } from './teach/words-that-tell.ts'
import { textOf } from './tell/telling-parts.ts'

const curriculum = builtCurriculum()
const hintsOf = (itemId: string, choice?: number) => readTutorHints(curriculum, { query: { itemId, choice } })
const topics = curriculum.levels
  .flatMap(({ id, subjects }) => subjects.flatMap(({ slug }) => curriculum.topics(id, slug)))
  .flatMap(({ id }) => curriculum.topic(id) ?? [])
const wrong = [0, 1, 2, 3]

describe('hints for a wrong answer', () => {
  test('no hint to any question gives the answer', () => {
    // Every fifth topic, all of its questions: enough to meet every sort of question in every subject.
    const checked = topics.filter((_, index) => index % 5 === 0)
    const given: string[] = []
    let sentences = 0
    let questions = 0
    let [steps, twins] = [0, 0]
    for (const { material } of checked)
      for (const question of questionsOf(material).filter(hasFourOptions)) {
        const { id, options, correctAnswer } = question
        const right = options[correctAnswer]?.text ?? ''
        const choice = wrong.find((option) => option !== correctAnswer) ?? 0
        const { hints, step, twin } = hintsOf(id, choice)
        if (step) steps++
        if (twin) twins++
        expect(hints).toHaveLength(3)
        questions++
        if (hints[2]?.kind === 'sentence') sentences++
        expect(hints[2]?.option).not.toBe(correctAnswer)
        const known = new Set([question.question.text, options[choice]?.text ?? ''].flatMap(tellingWords))
        const telling = tellingWords(right).filter((word) => !known.has(word))
        const shown = [step && `${step.front} ${step.back}`, twin && `${twin.question} ${twin.answer} ${twin.working}`]
        const besides = shown.flatMap((html) => (html ? [{ kind: 'besides', text: textOf(html) }] : []))
        expect(twin?.answer).not.toBe(right)
        // Numbers are in any working.
        const worded = wordsThatTell(question, choice).length > 0
        for (const { kind, text } of [...hints, ...(worded ? besides : [])]) {
          // Those are the same words for every question.
          if (kind === 'struck-out') continue
          const words = new Set(tellingWords(text))
          if (telling.length > 0 && telling.every((word) => words.has(word))) given.push(`${id}: ${right} in ${text}`)
        }
      }
    expect(given).toEqual([])
    expect(sentences / questions).toBeGreaterThan(0.3)
    expect(steps / questions).toBeGreaterThan(0.6)
    expect(twins / questions).toBeGreaterThan(0.25)
  })

  test('the first names the section to read, and links to it', () => {
    const { hints, source } = hintsOf('gcse-biology-photosynthesis/q01', 0)
    expect(source).toMatchObject({ slug: 'photosynthesis', section: { heading: 'The reaction' } })
    expect(hints[0]?.text).toContain('‘The reaction’')
  })

  test('a drawn question has hints too', () => {
    const template = topics.flatMap(({ templates }) => templates)[0]
    const right = rightPlaceOf(template?.id ?? '', 7)
    const { hints, twin } = hintsOf(`${template?.id}.7`, (right + 1) % 4)
    expect(hints).toHaveLength(3)
    // The same question with other numbers, worked.
    const draws = [7, 8, 9, 10].flatMap((draw) => (template ? drawQuestion(template, draw) : []))
    const [first, ...others] = draws.map((draw) => ({ html: draw.question.html, answer: answerText(draw) }))
    expect(twin?.question).toBe(others.find(({ answer }) => answer !== first?.answer)?.html)
  })

  test('there are none for a right answer, for a card, or for what is no item', () => {
    const { id, correctAnswer } = fourOptions(topics[0]?.material?.quiz[0])
    for (const choice of [correctAnswer, undefined])
      expect(() => hintsOf(id, choice)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    for (const itemId of [topics[0]?.material?.flashcards[0]?.id ?? '', 'nowhere/q01', 'none', '/'])
      expect(() => hintsOf(itemId, 0)).toThrow(expect.objectContaining({ code: 'not-found' }))
  })
})
