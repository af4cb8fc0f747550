import { expect, test } from 'vitest'
import type { TutorReply } from '#contract/tutor.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import { questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'
import { readTutorQuestions } from '#tests/tutor-questions/read-tutor-questions.ts'
import { composeReply } from '../compose-reply.ts'
import { type AskedTutor, findReply } from '../find-reply.ts'
import { noteFinderOf } from '../finding/note-finder-of.ts'
import { textOf } from './telling-parts.ts'

const curriculum = builtCurriculum()
const finder = () => noteFinderOf(curriculum)

interface Given {
  mode?: TutorMode
  level?: LevelId | null
  after?: AskedTutor['after']
}

function told(question: string, { mode = 'normal', level = null, after }: Given = {}) {
  const { reply } = findReply({ curriculum, finder: finder() }, { question, filter: 'all', level, after })
  const found: TutorReply = composeReply({ curriculum, finder, question, mode, reply, checked: true })
  if (found.kind !== 'passage') throw new Error(`${question}: ${found.kind}`)
  return found
}
function first(question: string, given = {}): string {
  const { short, steps } = told(question, given)
  return textOf(short ?? steps?.items.join(' ') ?? '')
}

test.each([
  ['what is osmosis', /diffusion of water|movement of water/],
  ['wats osmossis', /diffusion of water|movement of water/],
  ['why do enzymes denature', /no longer fits|active site|shape/],
  ['how do waterfalls form', /[Hh]ard rock/],
  ['how do vaccines work', /antibodies/],
  ['whats the diff between area and perimeter', /distance.*round.*surface|surface.*distance/],
  ['what happens to your blood sugar after you eat a donut', /insulin/],
  ['why did william win the battle of hastings', /leadership|luck|Harold/],
] as const)('%s: a sentence or two that answer come first', (question, answer) => {
  const short = first(question)
  expect(short).toMatch(answer)
  expect(short.split(' ').length).toBeLessThanOrEqual(90)
})

test('in ELI5 they are lines of the easy-read version', () => {
  const { short, html } = told('what is osmosis', { mode: 'eli5', level: 'gcse' })
  expect(html).toContain(short)
})

test.each([
  ['what is a simile', 'give me an example', /like|as .* as|such as/],
  ['how do vaccines work', 'why?', /because|so |cause/],
  ['what is osmosis', 'and in plants?', /plant/i],
  ['what is osmosis', 'i dont get it', /water/],
] as const)('after %s, %s goes on from it', (before, question, answer) => {
  const { source } = told(before, { level: 'gcse' })
  const after = { topicId: source.topicId, sectionId: source.section?.id ?? null, question: before }
  const next = told(question, { level: 'gcse', after })
  expect(next.source.topicId).toBe(source.topicId)
  expect(textOf(next.short ?? next.steps?.items.join(' ') ?? '')).toMatch(answer)
})

test('a question of distress before is not kept with what goes on from it', () => {
  const after = { topicId: 'gcse-biology-transport-in-cells', sectionId: 'osmosis', question: 'i want to die' }
  const { reply } = findReply({ curriculum, finder: finder() }, { question: 'why?', filter: 'all', level: null, after })
  expect(reply).not.toHaveProperty('about')
  expect(
    findReply(
      { curriculum, finder: finder() },
      { question: 'why?', filter: 'all', level: null, after: { ...after, question: 'what is osmosis' } },
    ).reply,
  ).toMatchObject({ about: 'what is osmosis' })
})

test('how to do something is told in steps', () => {
  for (const question of ['how do i rite my name', 'how to balance equashuns'])
    expect(told(question).steps?.items.length, question).toBeGreaterThan(2)
})

test('the pupil’s own numbers are worked, in the topic of the pupil’s level, with a drawn question to check', () => {
  const { worked, source, check, short } = told('whats the nth term of 5 8 11 14')
  expect(worked?.answer).toBe('The nth term is 3n + 2.')
  expect(source.topicId).toBe('gcse-maths-sequences')
  expect(check?.id).toMatch(/^gcse-maths-sequences\/t\d\d\.\d+$/)
  expect(short).toBeNull()
  expect(told('what is 1/2 + 1/3', { level: 'ks2' }).source.topicId).toBe('ks2-maths-fractions')
})

test('where the passage works no example, a drawn question is worked', () => {
  const { example } = told('how do i plot 3,2 on a grid', { level: 'ks2' })
  expect(example?.working.length).toBeGreaterThan(10)
})

test('whatever is asked, the question to check is one of the topic’s own, and the same question is told the same', () => {
  for (const { asks, level, half, before } of readTutorQuestions().filter((_, at) => at % 9 === 0)) {
    if (half !== 'tuned' || before !== undefined) continue
    const { reply } = findReply({ curriculum, finder: finder() }, { question: asks, filter: 'all', level })
    if (reply.kind !== 'passage') continue
    const once = told(asks, { level })
    expect(told(asks, { level })).toEqual(once)
    const topic = curriculum.topic(once.source.topicId)
    const own = [...questionsOf(topic?.material), ...(topic?.templates ?? [])].map(({ id }) => id)
    expect(own).toContain(once.check?.id.replace(/(?<=\/t\d\d)\.\d+$/, ''))
  }
})
