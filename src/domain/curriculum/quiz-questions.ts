import type { Material, QuizQuestion } from './topic.ts'

/** Whether a question has four options of which one is right; every other one is marked by its scheme. */
export const hasFourOptions = <Q extends object>(question: Q): question is Extract<Q, { options: unknown }> =>
  'options' in question

/** Every question of a topic: its quiz's, then those on its notes. None where there is no material. */
export const questionsOf = (material: Pick<Material, 'quiz' | 'noteQuestions'> | null | undefined): QuizQuestion[] => [
  ...(material?.quiz ?? []),
  ...(material?.noteQuestions ?? []),
]
