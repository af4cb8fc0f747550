import type { TeacherQuestion } from '#contract/quizzes.ts'
import type { RichText } from '#domain/curriculum/topic.ts'
import { type PupilQuestion, toPupilQuestion } from '#domain/questions/pupil-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { questionTexts } from '#domain/questions/question-texts.ts'
import type { QuestionRow } from '../quizzes/questions/question-store.ts'
import { renderSide, sideText } from '../rich-text/render-side.ts'

type Html = Record<string, string>

/**
 * How each text of a question is shown. A text that was there before keeps its HTML: a question that was picked from the
 * curriculum keeps its formulas.
 */
export function renderQuestion(question: Question, before: Html = {}): Html {
  const texts = [...new Set(questionTexts(question))]
  return Object.fromEntries(texts.map((text) => [text, shownAs(before, text) ?? renderSide(text)]))
}

/** Typed text ready to show and to speak. */
export function richText(source: string, { html, quizId }: { html: Html; quizId: string }): RichText {
  return { html: withAddresses(shownAs(html, source) ?? renderSide(source), quizId) || '…', text: sideText(source) }
}

/** A question without its mark scheme, shuffled by the attempt's seed. */
export function pupilQuestion(
  { content, html }: Pick<QuestionRow, 'content' | 'html'>,
  { quizId, seed }: { quizId: string; seed: number },
): PupilQuestion {
  return toPupilQuestion(content, { seed, render: (source) => richText(source, { html, quizId }) })
}

export function teacherQuestion({ content, html, version, position }: QuestionRow, quizId: string): TeacherQuestion {
  const shown = Object.fromEntries(Object.entries(html).map(([text, made]) => [text, withAddresses(made, quizId)]))
  return { question: content, html: shown, version, position }
}

/** A text may be named like what every object has, such as `toString`. */
const shownAs = (html: Html, text: string) => (Object.hasOwn(html, text) ? html[text] : undefined)

/** Text can hold no quote, so only our own elements change. */
function withAddresses(html: string, quizId: string): string {
  return html.replaceAll('src="media:', `src="/api/quizzes/${quizId}/media/`)
}
