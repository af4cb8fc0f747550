import type { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { ExportKind, exportResults } from './export-results.ts'

const TaskId = z.uuid().toLowerCase()

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

/** A task's results as a file rather than as JSON. */
export function taskFileRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  app.get('/api/tasks/:id/export', async (context) => {
    const { person } = context.var
    const kind = ExportKind.safeParse(context.req.query('of'))
    const id = TaskId.safeParse(context.req.param('id'))
    if (!kind.success) throw new AppError('bad-input', { message: 'Export by pupils or by questions.' })
    if (!id.success) throw new AppError('not-found')
    const file = await exportResults({
      person,
      id: id.data,
      kind: kind.data,
      queries: database,
      curriculum,
      now: now(),
    })
    return context.body(file.text, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })
}
