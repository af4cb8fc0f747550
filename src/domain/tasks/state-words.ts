import type { TaskState } from './task-progress.ts'

/** How a teacher reads a pupil's state. */
export const stateWords: Record<TaskState, string> = {
  coming: 'Not open yet',
  'to-do': 'Not begun',
  begun: 'Begun',
  done: 'Done',
  'done-late': 'Done late',
  overdue: 'Overdue',
  closed: 'Not done',
}
