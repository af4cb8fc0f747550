import type { Hono } from 'hono'
import { finishGamePlay, readGameFigures, readGameShelf, startGamePlay } from '#contract/games.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { findGameShelf } from './find-game-shelf.ts'
import { finishGamePlay as finish } from './finish-game-play.ts'
import { readGameFigures as readFigures } from './read-game-figures.ts'
import { startGamePlay as start } from './start-game-play.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function gameRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, readGameShelf, (input) => findGameShelf(curriculum, input))
  serveEndpoint(app, startGamePlay, ({ body }, context) =>
    start({ person: context.var.person, play: body, database, curriculum, now: now() }),
  )
  serveEndpoint(app, finishGamePlay, ({ params, body }, context) =>
    finish({ person: context.var.person, id: params.id, moves: body.moves, database, curriculum, now: now() }),
  )
  serveEndpoint(app, readGameFigures, (_input, context) =>
    readFigures({ person: context.var.person, queries: database, now: now() }),
  )
}
