import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answer } from '#domain/study/answer.ts'
import type { QuestionKey } from '#domain/study/question-key.ts'
import type { ItemFinder } from '#domain/study/snapshot.ts'
import { cardAnswer, items, responseAnswer } from '#tests/support/answers.ts'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { remarkAnswers } from './remark-answers.ts'
import { readUnseenRaised, writeSeen } from './remarking-store.ts'

const options = ['a', 'b', 'c', 'd']
const monday = new Date('2026-05-11T16:00:00Z')
const tuesday = new Date('2026-05-12T09:00:00Z')
const wednesday = new Date('2026-05-13T09:00:00Z')

/** The curriculum of the test's answers, in which `correctAnswer` is right in question `itemId`. */
function markedWith(itemId: string, correctAnswer: number): ItemFinder {
  const item = items.get(itemId)
  if (!item) throw new Error(`There is no ${itemId}`)
  return new Map([...items, [itemId, { ...item, correctAnswer }]])
}
const key = (correctAnswer: number): QuestionKey => ({ options, correctAnswer })

describeOnBothDatabases('past answers are marked again when a question was corrected', (open) => {
  const someone = () => createStudent(open(), { id: randomUUID() })
  const record = (student: string, answers: Answer[], finder: ItemFinder, now = monday) =>
    createAnswerRecorder({ database: open(), items: finder, now: () => now })(student, answers)
  /** Five questions from `itemId` on, in which the first is answered by `choice` and the others rightly. */
  const run = (questions: string[], choice: number, at = monday): Answer[] => {
    const attempt = { id: randomUUID(), scope: 'cells', itemIds: questions }
    return questions.map((itemId, place) => ({
      kind: 'quiz',
      id: randomUUID(),
      itemId,
      topicId: 'cells',
      choice: place === 0 ? choice : 1,
      attempt,
      answeredAt: new Date(at.getTime() + place * 1000).toISOString(),
    }))
  }
  const questions = ['q01', 'q02', 'q03', 'q04', 'q05'].map((name) => `cells/${name}`)
  const [first = ''] = questions
  const remark = (itemId: string, correctAnswer: number, now: Date) =>
    remarkAnswers({ database: open(), keys: new Map([[itemId, key(correctAnswer)]]), now: () => now })
  const figures = async (student: string) => {
    const [row] = await open().query<Record<string, unknown>>(
      `select p.total_xp, p.perfect_scores, p.quizzes_completed, m.correct, m.answered, round(m.mastery::numeric, 9) mastery,
        (select json_agg(correct order by started_at) from quiz_attempts where student_id = $1) quizzes,
        (select coalesce(sum(amount), 0)::int from xp_ledger where student_id = $1) ledger,
        (select sum(xp)::int from study_days where student_id = $1) day_xp,
        (select sum(correct)::int from study_days where student_id = $1) day_correct
       from student_progress p left join topic_mastery m on m.student_id = p.user_id where p.user_id = $1`,
      [student],
    )
    return row
  }

  test('who chose what is right now stands as if it had been marked so at once, and is told', async () => {
    const [ann, ben] = [await someone(), await someone()]
    await remark(first, 1, monday)
    await record(ann, [cardAnswer({ id: randomUUID() }), ...run(questions, 2)], items)
    expect(await figures(ann)).toMatchObject({ total_xp: 30, perfect_scores: 0, quizzes: [4] })
    await remark(first, 2, tuesday)
    await record(ben, [cardAnswer({ id: randomUUID() }), ...run(questions, 2)], markedWith(first, 2), tuesday)
    expect(await figures(ann)).toEqual(await figures(ben))
    expect(await figures(ann)).toMatchObject({ total_xp: 80, ledger: 80, day_xp: 80, perfect_scores: 1, quizzes: [5] })
    const [told] = await readUnseenRaised(open(), ann)
    expect(told).toMatchObject({ itemId: first, raisedAt: tuesday })
    await writeSeen(open(), { studentId: ann, answerIds: [told?.answerId ?? ''], now: tuesday })
    expect(await readUnseenRaised(open(), ann)).toEqual([])
    expect(await readUnseenRaised(open(), ben)).toEqual([])
  })

  test('nobody loses a mark, and an answer to the corrected question is left as it is', async () => {
    const item = 'genes/q01'
    const answer = (choice: number, at: Date): Answer => ({
      kind: 'quiz',
      id: randomUUID(),
      itemId: item,
      topicId: 'genes',
      choice,
      attempt: null,
      answeredAt: at.toISOString(),
    })
    const [right, late] = [await someone(), await someone()]
    await remark(item, 1, monday)
    await record(right, [answer(1, monday)], items)
    await remark(item, 3, tuesday)
    await record(late, [answer(1, wednesday)], markedWith(item, 3), wednesday)
    // Another question is corrected: the late answer is looked at again only if its own was.
    await remark('genes/q02', 1, wednesday)
    expect(await figures(right)).toMatchObject({ correct: 1 })
    expect(await figures(late)).toMatchObject({ correct: 0 })
  })

  test('a response is marked again by the corrected scheme, whatever else of the question was changed', async () => {
    const [right, near, wrong] = [await someone(), await someone(), await someone()]
    const scheme = { ...questionOf('numeric'), answer: 20, unit: 'm', marks: 2, unitRequired: true }
    const see = (seen: QuestionKey, now: Date) =>
      remarkAnswers({ database: open(), keys: new Map([['genes/q07', seen]]), now: () => now })
    await see({ scheme }, monday)
    for (const [student, text] of [
      [right, '30.0 m'],
      [near, '30'],
      [wrong, '25 m'],
    ] as const)
      await record(student, [responseAnswer({ id: randomUUID(), response: { kind: 'numeric', text } })], items)
    await see({ scheme: { ...scheme, prompt: 'In other words?' } }, tuesday)
    expect(await figures(right)).toMatchObject({ answered: 1, correct: 0 })
    await see({ scheme: { ...scheme, answer: 30 } }, wednesday)
    expect(await figures(right)).toMatchObject({ answered: 1, correct: 1 })
    for (const student of [near, wrong]) expect(await figures(student)).toMatchObject({ answered: 1, correct: 0 })
    expect(await readUnseenRaised(open(), right)).toMatchObject([{ itemId: 'genes/q07' }])
    expect(await open().query(`select item_id from question_keys where item_id = 'genes/q07'`)).toHaveLength(2)
  })

  test('run twice, and by two servers at once, a mark rises once', async () => {
    const item = 'sums/q01'
    const answer: Answer = {
      kind: 'quiz',
      id: randomUUID(),
      itemId: item,
      topicId: 'sums',
      choice: 0,
      attempt: null,
      answeredAt: monday.toISOString(),
    }
    const ann = await someone()
    await remark(item, 1, monday)
    await record(ann, [answer], items)
    await Promise.all([remark(item, 0, tuesday), remark(item, 0, tuesday)])
    await remark(item, 0, wednesday)
    expect(await figures(ann)).toMatchObject({ correct: 1, answered: 1, day_correct: 1 })
    expect(await readUnseenRaised(open(), ann)).toHaveLength(1)
  })

  test('an answer from before two fixes is judged by the options as they stood when it was given', async () => {
    const item = 'sums/q02'
    const ann = await someone()
    const answer: Answer = {
      kind: 'quiz',
      id: randomUUID(),
      itemId: item,
      topicId: 'sums',
      choice: 3,
      attempt: null,
      answeredAt: monday.toISOString(),
    }
    const shuffled = { options: ['d', 'c', 'b', 'a'], correctAnswer: 2 }
    const corrected = { ...shuffled, correctAnswer: 0 }
    const see = (seen: QuestionKey, now: Date) =>
      remarkAnswers({ database: open(), keys: new Map([[item, seen]]), now: () => now })
    await see(key(1), monday)
    await record(ann, [answer], items)
    await see(shuffled, tuesday)
    expect(await figures(ann)).toMatchObject({ correct: 0 })
    await see(corrected, wednesday)
    expect(await figures(ann)).toMatchObject({ correct: 1 })
  })
})
