/** What somebody at home can ask, and know the answer to. */
export interface Ask {
  topicTitle: string
  subjectTitle: string
  question: string
  answer: string
}

/** A topic that was revised, with what could be asked of it. */
export interface RevisedTopic {
  topicTitle: string
  subjectTitle: string
  /** Answers given to it in the week. */
  answers: number
  cards: readonly {
    question: string
    answer: string /** Says all in words: no formula, no picture. */
    inWords: boolean
  }[]
}

/** What is read out at a table must be short. */
const LONGEST_QUESTION = 110
const LONGEST_ANSWER = 150

/**
 * One thing to ask about the week: a short question, all in words, of the topic that was revised most. Null where there is none
 * (EEF's trial of texts to parents: specific and brief works).
 * @param chance from 0 up to 1; the same chance asks the same
 */
export function chooseAsk(topics: readonly RevisedTopic[], chance: number): Ask | null {
  for (const { cards, topicTitle, subjectTitle } of topics.toSorted(
    (one, other) => other.answers - one.answers || (one.topicTitle < other.topicTitle ? -1 : 1),
  )) {
    const fit = cards.filter(
      ({ question, answer, inWords }) =>
        inWords && question.length <= LONGEST_QUESTION && answer.length <= LONGEST_ANSWER,
    )
    const card = fit[Math.min(Math.floor(chance * fit.length), fit.length - 1)]
    if (card) return { topicTitle, subjectTitle, question: card.question, answer: card.answer }
  }
  return null
}
