import { z } from 'zod'
import { endpoint, fileEndpoint } from './endpoint.ts'

const Day = z.iso.date('Give a date.').regex(/^2/, 'Give a date of this century.')
const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_DAYS = 366

export const Report = z.object({
  id: z.uuid(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  school: z.string().nullable(),
  withNames: z.boolean(),
  askedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** 0 to 100. */
  progress: z.int(),
})
export type Report = z.infer<typeof Report>

const refusals = ['not-signed-in', 'not-allowed'] as const

export const listReportsEndpoint = endpoint({
  route: 'GET /api/admin/reports',
  summary: 'The reports that were asked for, the newest first; the last 20',
  response: z.object({ reports: z.array(Report) }),
  errors: refusals,
})

export const generateReportEndpoint = endpoint({
  route: 'POST /api/admin/reports',
  summary: 'Asks for a report as PDF and CSV; asked again with the same id it is made once',
  body: z
    .object({
      id: z.uuid(),
      firstDay: Day,
      lastDay: Day,
      schoolId: z.uuid().nullable(),
      /** Whether it lists each pupil by name. */
      withNames: z.boolean(),
    })
    .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
      error: 'The last day must not come before the first.',
      path: ['lastDay'],
    })
    .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) < LONGEST_DAYS * DAY_MS, {
      error: 'A report covers at most a year.',
      path: ['lastDay'],
    }),
  response: z.object({ id: z.uuid() }),
  errors: [...refusals, 'not-found'],
})

export const ReportFormat = z.enum(['pdf', 'csv'])
export type ReportFormat = z.infer<typeof ReportFormat>

export const downloadReportEndpoint = fileEndpoint({
  route: 'GET /api/admin/reports/:file',
  summary: 'A report that is ready, as PDF or CSV',
  params: z.object({ file: z.templateLiteral([z.uuid(), '.', ReportFormat]) }),
  types: ['application/pdf', 'text/csv'],
  errors: [...refusals, 'not-found'],
})
