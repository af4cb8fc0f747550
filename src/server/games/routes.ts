import type { Hono } from 'hono'
import {
  finishGamePlayEndpoint,
  readGameFiguresEndpoint,
  readGameShelfEndpoint,
  startGamePlayEndpoint,
} from '#contract/games.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { findGameShelf } from './find-game-shelf.ts'
import { finishGamePlay } from './finish-game-play.ts'
import { readGameFigures } from './read-game-figures.ts'
import { startGamePlay } from './start-game-play.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function gameRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, readGameShelfEndpoint, (input) => findGameShelf(curriculum, input))
  serveEndpoint(app, startGamePlayEndpoint, ({ body }, context) =>
    startGamePlay({ person: context.var.person, play: body, database, curriculum, now: now() }),
  )
  serveEndpoint(app, finishGamePlayEndpoint, ({ params, body }, context) =>
    finishGamePlay({ person: context.var.person, id: params.id, moves: body.moves, database, curriculum, now: now() }),
  )
  serveEndpoint(app, readGameFiguresEndpoint, (_input, context) =>
    readGameFigures({ person: context.var.person, queries: database, now: now() }),
  )
}
