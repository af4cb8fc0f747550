import type { RootContent } from 'mdast'
import type { RichText } from '../../../src/domain/curriculum/topic.ts'
import { ExamPart, ExamQuestion, type FinalAnswer } from '../../../src/domain/exam/exam-question.ts'
import { richText } from '../markdown.ts'
import { type Place, splitAt } from '../place.ts'
import { rendered } from '../read-items.ts'
import { readCarriedOn } from '../read-scheme.ts'
import { readFinalAnswer } from './read-final-answer.ts'
import { readMarkScheme, type SchemeBlocks } from './read-mark-scheme.ts'
import { readPartHeading } from './read-part-heading.ts'

/** Lines of answer space for each mark where the heading says nothing. */
const LINES_PER_MARK = 2

/** `### e01 Title` or `### e01 Title, higher`; a stimulus; then parts, `#### (a) explain, 3 marks, AO1, p2`. */
export function readExam(nodes: RootContent[], place: Place): ExamQuestion[] {
  return splitAt(3, nodes, place).map(({ heading, title, body }) => {
    const [, key = '', name = '', higher] = /^(e\d{2}) (.+?)(, higher)?$/i.exec(title) ?? []
    if (key === '') place.fail(heading, title, "an exam question's heading reads 'e01 Title' or 'e01 Title, higher'")
    const id = `${place.topicId}/${key}`
    const first = body.findIndex((node) => node.type === 'heading' && node.depth === 4)
    if (first === -1) place.fail(heading, key, "no part: '#### explain, 3 marks, AO1, p2', or '#### (a) …' for several")
    const stimulus = body.slice(0, first)
    const question = ExamQuestion.safeParse({
      id,
      key,
      title: name,
      higher: higher !== undefined,
      stimulus: stimulus.length > 0 ? rendered(heading, key, place, () => richText(stimulus)) : null,
      parts: splitAt(4, body.slice(first), place).map((part) => readPart({ ...part, questionId: id, key, place })),
    })
    if (!question.success)
      return place.fail(
        heading,
        key,
        question.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      )
    return question.data
  })
}

function readPart(options: {
  heading: RootContent
  title: string
  body: RootContent[]
  questionId: string
  key: string
  place: Place
}): ExamPart {
  const { heading, title, body, questionId, key, place } = options
  const { lines, ...facts } = rendered(heading, key, place, () => readPartHeading(title))
  const item = facts.letter === '' ? key : `${key}(${facts.letter})`
  for (const point of facts.points)
    if (!place.points.has(point)) place.fail(heading, item, `point ${point} is not in the front matter`)
  const cut = body.findIndex((node) => node.type === 'heading' && node.depth === 5)
  const asking = cut === -1 ? body : body.slice(0, cut)
  const blocks: SchemeBlocks[] = splitAt(5, cut === -1 ? [] : body.slice(cut), place)
  const worked = blocks.find((block) => block.title === 'Worked answer')
  if (!worked || worked.body.length === 0)
    return place.fail(heading, item, "no '##### Worked answer' that would earn every mark")
  const known = /^(?:Mark scheme|Levels|Content|Example, \d+ marks?|Worked answer)$/
  const odd = blocks.find((block) => !known.test(block.title))
  if (odd)
    place.fail(odd.heading, item, `'${odd.title}' is none of Mark scheme, Levels, Content, Example, Worked answer`)
  const id = questionId + facts.letter
  const scheme = readMarkScheme(blocks, item, place)
  const explanation = rendered(worked.heading, item, place, () => richText(worked.body))
  const answerAt = asking.findIndex(isAnswer)
  const asked = answerAt === -1 ? asking : asking.slice(0, answerAt)
  if (asked.length === 0) place.fail(heading, item, 'nothing is asked')
  if (answerAt !== -1 && answerAt < asking.length - 1)
    place.fail(asking[answerAt + 1], item, 'nothing stands between the answer and its headings')
  const prompt: RichText = rendered(heading, item, place, () => richText(asked))
  const answer = asking[answerAt]
  const final: ReturnType<typeof FinalAnswer.parse> | null = answer
    ? readFinalAnswer({ node: answer, id, prompt, marks: facts.marks, explanation, item, place })
    : null
  const carriedOn = answer?.type === 'code' ? readCarriedOn(answer.value) : null
  const space = scheme && (final ? facts.marks + 1 : facts.marks * LINES_PER_MARK)
  return { ...facts, id, prompt, lines: lines ?? space ?? 0, final, carriedOn, scheme, worked: explanation }
}

const isAnswer = (node: RootContent) =>
  (node.type === 'code' && node.lang === 'scheme') ||
  (node.type === 'list' && node.children.some(({ checked }) => typeof checked === 'boolean'))
