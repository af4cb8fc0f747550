import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import * as contract from '#contract/papers.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { showPaper } from './show-sitting.ts'
import { handInSitting, listOwnSittings, readOpenSitting, restSitting, startSitting } from './sit-papers.ts'

/** Drawing a mock takes the server a while. */
const STARTS_PER_MINUTE = 10

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function paperRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  const byPupil = rateLimit({ points: STARTS_PER_MINUTE, seconds: 60 })
  serveEndpoint(app, contract.listPapersEndpoint, () => ({
    papers: curriculum.papers.map((paper) => showPaper(paper, curriculum)),
  }))
  serveEndpoint(app, contract.readPaperEndpoint, ({ params }) => {
    const paper = curriculum.papers.find(({ id }) => id === params.paperId)
    if (!paper) throw new AppError('not-found')
    return { paper: showPaper(paper, curriculum) }
  })
  serveEndpoint(app, contract.readFormulaSheetEndpoint, ({ params }) => {
    const sheet = curriculum.formulaSheets.find(({ id }) => id === params.sheetId)
    if (!sheet) throw new AppError('not-found')
    return { sheet }
  })
  serveEndpoint(app, contract.listSittingsEndpoint, ({ query }, { var: { person } }) =>
    listOwnSittings({ person, paperId: query.paperId, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.startSittingEndpoint, async ({ body }, context) => {
    const { person } = context.var
    if (person.role !== 'guest') await byPupil.take(senderOf(context.var))
    return startSitting({ person, body, database, curriculum, now: now(), seed: randomInt(GREATEST_SEED) })
  })
  serveEndpoint(app, contract.readSittingEndpoint, ({ params }, { var: { person } }) =>
    readOpenSitting({ person, id: params.id, database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.restSittingEndpoint, ({ params, body }, { var: { person } }) =>
    restSitting({ person, id: params.id, resting: body.resting, database, now: now() }),
  )
  serveEndpoint(app, contract.handInSittingEndpoint, ({ params }, { var: { person } }) =>
    handInSitting({ person, id: params.id, database, curriculum, now: now() }),
  )
}
