import { studyPath } from '#domain/curriculum/study-path.ts'
import { ownCardId } from '#domain/sets/own-card-id.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import type { TaskRow } from './task-row.ts'
import { readSetCardIds } from './teaching-store.ts'

/** What a task's work is made of now. */
export interface TaskMaterial {
  /** Its cards or a note's questions; a quiz has runs instead. */
  itemIds: ReadonlySet<string>
  /** Where the work is done; null for what is not there any more. */
  path: string | null
}

type Work = Pick<TaskRow, 'id' | 'method' | 'scope' | 'board' | 'sectionId'>

/** Finds the material of tasks; the cards of own sets are read once for all of them. */
export async function findTaskMaterial(options: {
  tasks: readonly Work[]
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
}): Promise<(task: Work) => TaskMaterial> {
  const { tasks, queries, curriculum } = options
  const setIds = [...new Set(tasks.flatMap(({ scope }) => setIdOf(scope) ?? []))]
  const cards = await readSetCardIds(queries, setIds)
  return (task) => {
    const setId = setIdOf(task.scope)
    if (setId !== null) {
      const ids = (cards.get(setId) ?? []).map((cardId) => ownCardId({ setId, cardId }))
      return { itemIds: new Set(ids), path: ids.length > 0 ? `/sets/${setId}/flashcards` : null }
    }
    return task.method === 'own-quiz' ? quizMaterial(task) : topicMaterial(task, curriculum)
  }
}

const setIdOf = (scope: string) => (scope.startsWith('set:') ? scope.slice('set:'.length) : null)

function quizMaterial({ id, scope }: Work): TaskMaterial {
  return { itemIds: new Set(), path: `/quizzes/${scope.slice('quiz:'.length)}?task=${id}` }
}

function topicMaterial(task: Work, curriculum: Pick<CurriculumStore, 'topic'>): TaskMaterial {
  const { method, scope, board, sectionId } = task
  const topic = curriculum.topic(scope)
  if (!topic?.material || method === 'own-quiz') return { itemIds: new Set(), path: null }
  const { flashcards, noteQuestions } = topic.material
  const items = { flashcards, notes: noteQuestions, quiz: [] }[method]
  const { level, subject, slug } = topic
  const section = sectionId === null ? null : { id: sectionId }
  return {
    itemIds: new Set(items.map(({ id }) => id)),
    path: studyPath({ level, subject, slug, board, section }, method),
  }
}
