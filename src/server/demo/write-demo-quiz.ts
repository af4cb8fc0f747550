import type { Question } from '#domain/questions/question.ts'
import type { Database } from '../database/database.ts'
import { renderQuestion } from '../questions/show-question.ts'
import { writeQuestion } from '../quizzes/questions/question-store.ts'
import { writeQuiz } from '../quizzes/quiz-store.ts'
import { demoUuid } from './demo-uuid.ts'

export const demoQuiz = { id: demoUuid('quiz/cells'), title: 'Cells and transport: end of unit' }

const part = (id: string, text: string) => ({ id, text })
const id = (name: string) => demoUuid(`quiz/cells/${name}`)

/** One of each kind. */
const questions: readonly Question[] = [
  {
    id: id('multiple-choice'),
    kind: 'multiple-choice',
    prompt: 'Which part of a plant cell makes sugar with the energy of light?',
    options: [
      part('chlo', 'Chloroplast'),
      {
        ...part('mito', 'Mitochondrion'),
        misconception: 'Thinks that respiration makes sugar, as photosynthesis does',
      },
      part('vacu', 'Permanent vacuole'),
      {
        ...part('nucl', 'Nucleus'),
        misconception: 'Thinks that the nucleus makes the food of the cell that it controls',
      },
    ],
    correct: 'chlo',
    explanation: 'Chloroplasts hold chlorophyll, which takes in the light that photosynthesis needs.',
    marks: 1,
  },
  {
    id: id('multiple-response'),
    kind: 'multiple-response',
    prompt: 'Which of these move **against** a concentration gradient?',
    options: [
      part('root', 'Mineral ions into a root hair cell from thin soil water'),
      part('oxyg', 'Oxygen from an air sac into the blood'),
      part('sugr', 'Glucose from the gut into the blood when the gut holds less'),
      part('watr', 'Water into a root hair cell'),
    ],
    correct: ['root', 'sugr'],
    explanation: 'Going from less to more needs energy from respiration: active transport.',
    marks: 2,
  },
  {
    id: id('true-false'),
    kind: 'true-false',
    prompt: 'Bacteria have a nucleus.',
    correct: false,
    misconception: 'Thinks that all cells keep their DNA in a nucleus',
    explanation: 'A prokaryotic cell has no nucleus; its DNA is a single loop, often with plasmids.',
    marks: 1,
  },
  {
    id: id('numeric'),
    kind: 'numeric',
    prompt: 'A cell is 0.05 mm wide. Its picture is 30 mm wide. What is the magnification?',
    answer: 600,
    tolerance: { kind: 'exact' },
    unit: null,
    unitRequired: false,
    explanation: '$\\text{magnification} = \\dfrac{30}{0.05} = 600$',
    marks: 2,
  },
  {
    id: id('short-text'),
    kind: 'short-text',
    prompt: 'What is the movement of water through a partially permeable membrane called?',
    accepted: ['osmosis'],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
    explanation: 'Osmosis: from a dilute solution to a more concentrated one.',
    marks: 1,
  },
  {
    id: id('gaps'),
    kind: 'gaps',
    prompt: 'Complete the sentences about active transport.',
    passage:
      'Active transport moves substances from a more [[dilute]] solution to a more [[concentrated]] one. It needs [[energy]] from [[respiration]].',
    bank: true,
    distractors: ['diffusion', 'photosynthesis'],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
    explanation: 'It works against the concentration gradient, so it needs energy.',
    marks: 4,
  },
  {
    id: id('ordering'),
    kind: 'ordering',
    prompt: 'Put these in order of size, the smallest first.',
    items: [part('gene', 'Gene'), part('chro', 'Chromosome'), part('nucl', 'Nucleus'), part('cell', 'Cell')],
    explanation: 'A gene is a part of a chromosome; chromosomes lie in the nucleus of the cell.',
    marks: 2,
  },
  {
    id: id('matching'),
    kind: 'matching',
    prompt: 'Match each cell to what it is made for.',
    pairs: [
      { id: 'spe1', stem: 'Sperm cell', choiceId: 'spe2', choice: 'A tail and many mitochondria, to swim' },
      { id: 'ner1', stem: 'Nerve cell', choiceId: 'ner2', choice: 'Long, to carry impulses' },
      { id: 'roo1', stem: 'Root hair cell', choiceId: 'roo2', choice: 'A large surface, to take in water' },
    ],
    distractors: [part('dist', 'A thick wall of lignin, to carry water')],
    explanation: 'The structure of a specialised cell fits its job.',
    marks: 3,
  },
]

/** A quiz that the demo teacher wrote, with each kind of question, once. */
export async function writeDemoQuiz(
  database: Database,
  { ownerId, madeAt }: { ownerId: string; madeAt: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const quiz = { ...demoQuiz, ownerId, description: 'Ten minutes, without your notes first.', now: madeAt }
    if (!(await writeQuiz(transaction, quiz))) return
    for (const [position, content] of questions.entries())
      await writeQuestion(transaction, quiz.id, {
        id: content.id,
        version: 1,
        position,
        content,
        html: renderQuestion(content),
      })
  })
}
