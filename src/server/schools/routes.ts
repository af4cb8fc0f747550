import type { Hono } from 'hono'
import * as contract from '#contract/schools.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { addSchool } from './add-school.ts'
import { deleteSchool } from './delete-school.ts'
import { editSchool } from './edit-school.ts'
import { listSchoolAdults } from './list-school-adults.ts'
import { listSchools } from './list-schools.ts'

export function schoolRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveEndpoint(app, contract.listSchoolsEndpoint, ({ query }, { var: { person } }) =>
    listSchools({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.addSchoolEndpoint, ({ body }, { var: { person } }) =>
    addSchool({ person, school: body, database, now: now() }),
  )
  serveEndpoint(app, contract.editSchoolEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    editSchool({ person, id, changes: body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteSchoolEndpoint, ({ params: { id } }, { var: { person } }) =>
    deleteSchool({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.listSchoolAdultsEndpoint, ({ params: { id } }, { var: { person } }) =>
    listSchoolAdults({ person, id, queries: database }),
  )
}
