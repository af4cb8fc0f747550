import type { ClassFacts } from './classes.ts'
import { is, isIn, type PermissionTable } from './person.ts'

export interface TaskThings {
  /** To pupils of these classes. */
  'set tasks': [classes: readonly Pick<ClassFacts, 'teacherIds'>[]]
  'see set tasks': []
  'manage task': [task: { teacherId: string }]
  'do tasks': [thing: { studentId: string }]
}

/** Work that teachers set. */
export const tasks: PermissionTable<TaskThings> = {
  // Teachers set work for classes that they teach, and see how the pupils in them did with it.
  'set tasks': (person, classes) =>
    person.role === 'teacher' && classes.length > 0 && classes.every(({ teacherIds }) => isIn(person, teacherIds)),
  'see set tasks': (person) => person.role === 'teacher',
  'manage task': (person, { teacherId }) => person.role === 'teacher' && is(person, teacherId),

  // Pupils see what is set for them.
  'do tasks': (person, { studentId }) => person.role === 'student' && is(person, studentId),
}
