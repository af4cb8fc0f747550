import { api } from '../api/browser-api.ts'
import type { ShownQuestion } from './shown-items.ts'
import { shownQuestion } from './shown-questions.ts'

/** A topic's drawn questions with other numbers than those in the page. */
export async function drawAfresh(topicId: string): Promise<ShownQuestion[]> {
  const { questions } = await api('GET /api/draws/:topicId', { params: { topicId } })
  return questions.map(shownQuestion)
}
