import type { Hono } from 'hono'
import * as contract from '#contract/tasks.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { taskFileRoutes } from './file-routes.ts'
import { listOwnTasks } from './list-own-tasks.ts'
import { listTasks } from './list-tasks.ts'
import { readClassGaps } from './results/read-class-gaps.ts'
import { readTaskResults } from './results/read-task-results.ts'
import { editTask } from './setting/edit-task.ts'
import { readTaskChoices } from './setting/read-task-choices.ts'
import { setTasks } from './setting/set-tasks.ts'
import { withdrawTask } from './setting/withdraw-task.ts'

export interface TaskParts {
  database: Database
  curriculum: CurriculumStore
  jobs: Pick<Jobs, 'send'>
  now: () => Date
}

export function taskRoutes(app: Hono<AppEnvironment>, { database, curriculum, jobs, now }: TaskParts): void {
  serveEndpoint(app, contract.readTaskChoicesEndpoint, (_input, { var: { person } }) =>
    readTaskChoices({ person, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.setTasksEndpoint, ({ body: { tasks } }, { var: { person } }) =>
    setTasks({ person, tasks, database, curriculum, jobs, now: now() }),
  )
  serveEndpoint(app, contract.listTasksEndpoint, ({ query }, { var: { person } }) =>
    listTasks({ person, query, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.readTaskResultsEndpoint, ({ params: { id } }, { var: { person } }) =>
    readTaskResults({ person, id, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.editTaskEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    editTask({ person, id, body, database, jobs, now: now() }),
  )
  serveEndpoint(app, contract.withdrawTaskEndpoint, ({ params: { id } }, { var: { person } }) =>
    withdrawTask({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.listOwnTasksEndpoint, ({ query: { after } }, { var: { person } }) =>
    listOwnTasks({ person, after, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.readClassGapsEndpoint, ({ params: { id } }, { var: { person } }) =>
    readClassGaps({ person, classId: id, queries: database, curriculum }),
  )
  taskFileRoutes(app, { database, curriculum, now })
}
