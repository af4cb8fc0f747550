import {
  BookOpenText,
  CirclePlay,
  CircleQuestionMark,
  Gamepad2,
  Layers,
  type LucideIcon,
  NotebookPen,
} from 'lucide-react'

export interface Method {
  /** The last part of the method's address. */
  id: string
  title: string
  /** Its name in the child-friendly picker (contract §2). */
  childTitle: string
  text: string
  childText: string
  Icon: LucideIcon
  hue: number
}

/** The ways of revising, in the order of the pickers. */
export const methods: readonly Method[] = [
  {
    id: 'flashcards',
    title: 'Flashcards',
    childTitle: 'Picture Cards',
    text: 'Turn each card over and say whether you knew it.',
    childText: 'Turn the cards over.',
    Icon: Layers,
    hue: 255,
  },
  {
    id: 'quiz',
    title: 'Quiz',
    childTitle: 'Gentle Quiz',
    text: 'Choose an answer and see why it is right.',
    childText: 'Pick an answer. No rush.',
    Icon: CircleQuestionMark,
    hue: 60,
  },
  {
    id: 'notes',
    title: 'One-page notes',
    childTitle: 'Story Time',
    text: 'Read the page, then answer three questions on it.',
    childText: 'Read it, or listen.',
    Icon: BookOpenText,
    hue: 145,
  },
  {
    id: 'games',
    title: 'Mini games',
    childTitle: 'Fun Activities',
    text: 'Match, spell, strike and race through the topic.',
    childText: 'Play a game.',
    Icon: Gamepad2,
    hue: 305,
  },
  {
    id: 'videos',
    title: 'Videos',
    childTitle: 'Watch & Learn',
    text: 'Watch the lesson: slides that are read to you.',
    childText: 'Watch and listen.',
    Icon: CirclePlay,
    hue: 25,
  },
]

/** For topics that have exam questions. */
const examPractice: Method = {
  id: 'exam',
  title: 'Exam Practice',
  childTitle: 'Test Practice',
  text: 'Answer as in the exam, then mark it with the mark scheme.',
  childText: 'Try a test question.',
  Icon: NotebookPen,
  hue: 200,
}

/** The ways of revising a topic of which there is so much. */
export const methodsFor = (counts: { exam: number } | null | undefined): readonly Method[] =>
  counts?.exam ? [...methods, examPractice] : methods
