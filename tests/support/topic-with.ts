import type { Topic } from '#domain/curriculum/topic.ts'

const rich = (text: string) => ({ html: text, text })

/** A topic with these quiz questions and no other item, for tests of the reports. */
export function topicWith(given: {
  id: string
  questions: string[]
  right?: (number: number) => number
  options?: readonly [string, string, string, string]
}): Topic {
  const { id, questions, right = () => 0, options = ['One', 'Two', 'Three', 'Four'] } = given
  return {
    id,
    level: 'gcse',
    subject: 'biology',
    slug: id,
    title: id,
    lessonOf: null,
    order: 1,
    summary: 'A topic of a test',
    references: { aqa: '4.1', ocr: 'B1' },
    points: [{ key: 'p1', text: 'All of it' }],
    counts: { flashcards: 0, quiz: questions.length, exam: 0 },
    templates: [],
    material: {
      note: { sections: [], easyRead: rich('easy'), words: 1 },
      noteQuestions: [],
      flashcards: [],
      quiz: questions.map((text, index) => ({
        id: `${id}/q${String(index + 1).padStart(2, '0')}`,
        key: 'q01',
        point: 'p1',
        question: rich(text),
        options: options.map(rich),
        correctAnswer: right(index),
        explanation: rich('Because it is so.'),
      })),
      games: { pairs: [], words: [], sequences: [], events: [], sums: [] },
    },
  }
}
