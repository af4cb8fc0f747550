import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface Question {
  question: string
  answer: ReactNode
}

/** Asked often. The figures are those of specification, section 9. */
export const questions: readonly Question[] = [
  {
    question: 'Do I need an account?',
    answer: (
      <p>
        No. You can study everything as a guest; what you do is kept on this device. When you{' '}
        <Link to="/signup" className="link">
          sign up
        </Link>{' '}
        or sign in, it joins your account, and from then on your progress follows you to any device.
      </p>
    ),
  },
  {
    question: 'How do I find the right topics for my exam?',
    answer: (
      <p>
        Choose your level, then your subject, then your exam board (AQA, OCR or Edexcel). Each topic shows the board’s
        own reference, so you can match it to your specification. Not sure which board you take? Your teacher knows, and
        it is usually on the front of a past paper.
      </p>
    ),
  },
  {
    question: 'How do I earn XP?',
    answer: (
      <ul>
        <li>10 XP for each flashcard</li>
        <li>20 XP for each quiz</li>
        <li>50 XP bonus for a perfect score</li>
      </ul>
    ),
  },
  {
    question: 'What are the tiers?',
    answer: (
      <ul>
        <li>Bronze: 0 to 2000 XP</li>
        <li>Silver: 2001 to 5000 XP</li>
        <li>Gold: 5001 to 10000 XP</li>
        <li>Platinum: 10001 XP and above</li>
      </ul>
    ),
  },
  {
    question: 'How does Revisewell decide when a card comes back?',
    answer: (
      <p>
        From your own answers. A card that you knew comes back later each time; one that you didn’t comes back soon. It
        uses a published method for this (FSRS), which aims to ask you just before you would forget.
      </p>
    ),
  },
  {
    question: 'Why does a topic say ‘No material yet’?',
    answer: (
      <p>
        We list every topic of each specification, and we are still writing some of them. A topic that isn’t ready says
        so, rather than showing you something that is not right.
      </p>
    ),
  },
  {
    question: 'What is different on the SEN pages?',
    answer: (
      <p>
        One thing at a time, quiet colours, more space between letters and lines, and nothing that moves. Quizzes wait
        for you, and every note has an easy-read version.
      </p>
    ),
  },
  {
    question: 'Who can see my progress?',
    answer: (
      <p>
        You can. A teacher sees it only once you have joined a class of theirs, and a parent only once you have given
        them your code. Nobody else does.
      </p>
    ),
  },
]
