import { is, isAnyTeacher, type PermissionTable } from './person.ts'

/** A quiz, with the facts that decide who may see it. */
export interface QuizFacts {
  ownerId: string
  /** Whether its owner shows it to the teachers of a school to which the person who asks belongs. */
  sharedWithAsker: boolean
}

export interface QuizThings {
  'make quizzes': []
  'read quiz': [quiz: QuizFacts]
  'edit quiz': [quiz: Pick<QuizFacts, 'ownerId'>]
  'take quiz': [quiz: { hasIt: boolean }]
  'read quiz attempt': [attempt: { studentId: string }]
  'mark written answers': []
}

/** Quizzes that teachers write. */
export const quizzes: PermissionTable<QuizThings> = {
  // Any teacher writes quizzes; a quiz is its owner's, and confirmed teachers of the school see and copy those that are shared.
  'make quizzes': isAnyTeacher,
  'read quiz': (person, { ownerId, sharedWithAsker }) =>
    (isAnyTeacher(person) && is(person, ownerId)) || (person.role === 'teacher' && sharedWithAsker),
  'edit quiz': (person, { ownerId }) => isAnyTeacher(person) && is(person, ownerId),

  // Confirmed teachers mark what came in for tasks of their own, from pupils whom they teach: the stores see to that.
  'mark written answers': (person) => person.role === 'teacher',

  // A pupil takes a quiz that was set for them; an attempt is the pupil's own.
  'take quiz': (person, { hasIt }) => person.role === 'student' && hasIt,
  'read quiz attempt': (person, { studentId }) => person.role === 'student' && is(person, studentId),
}
