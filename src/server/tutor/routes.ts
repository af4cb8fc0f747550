import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as contract from '#contract/tutor.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveLines } from '../http/serve-lines.ts'
import type { TutorModelSettings } from '../settings.ts'
import { askTutor, type Question, type TutorParts } from './ask-tutor.ts'
import { deleteTutorHistory } from './delete-tutor-history.ts'
import { noteFinderOf } from './finding/note-finder-of.ts'
import { listConcerns } from './list-concerns.ts'
import { markConcernSeen } from './mark-concern-seen.ts'
import { openAiClient } from './model/model-client.ts'
import { createModelTutor } from './model/model-tutor.ts'
import { type TimeLimits, usualTimeLimits } from './model/time-limits.ts'
import { readTutorHints } from './read-tutor-hints.ts'
import { readTutorHistory } from './read-tutor-history.ts'
import { createTutorLimits } from './tutor-limits.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  settings: { tutor: TutorModelSettings | undefined }
  /** How long a model may take; the usual limits unless told. */
  modelLimits?: TimeLimits | undefined
  log: Logger
  now: () => Date
}

export function tutorRoutes(app: Hono<AppEnvironment>, parts: Parts): void {
  const { database, curriculum, settings, modelLimits = usualTimeLimits, log, now } = parts
  const tutor: TutorParts = {
    queries: database,
    curriculum,
    limits: createTutorLimits(),
    finder: () => noteFinderOf(curriculum),
    model: settings.tutor
      ? createModelTutor({ client: openAiClient(settings.tutor), curriculum, limits: modelLimits, log })
      : null,
  }
  const questionOf = ({ body }: Pick<Question, 'body'>, { req, var: { person, address } }: AppContext): Question => ({
    asker: { person, address, device: body.device },
    body,
    now: now(),
    signal: req.raw.signal,
  })

  serveLines(app, contract.askTutorEndpoint, async (input, context, write) => {
    const onPiece = (text: string) => write({ version: 1, type: 'piece', text })
    const answer = await askTutor(tutor, { ...questionOf(input, context), onPiece })
    write({ version: 1, type: 'reply', ...answer })
  })
  serveEndpoint(app, contract.askTutorEndpoint, (input, context) => askTutor(tutor, questionOf(input, context)))
  serveEndpoint(app, contract.readTutorHistoryEndpoint, (_input, { var: { person } }) =>
    readTutorHistory({ person, queries: database, curriculum, finder: tutor.finder }),
  )
  serveEndpoint(app, contract.deleteTutorHistoryEndpoint, (_input, { var: { person } }) =>
    deleteTutorHistory({ person, queries: database }),
  )
  serveEndpoint(app, contract.readTutorHintsEndpoint, (input) => readTutorHints(curriculum, input))
  serveEndpoint(app, contract.listConcernsEndpoint, (_input, { var: { person } }) =>
    listConcerns({ person, queries: database }),
  )
  serveEndpoint(app, contract.markConcernSeenEndpoint, ({ params: { id } }, { var: { person } }) =>
    markConcernSeen({ person, id, database, now: now() }),
  )
}
