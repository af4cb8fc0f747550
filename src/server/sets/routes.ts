import type { Hono } from 'hono'
import { keepImportPartEndpoint, previewImportEndpoint, saveImportEndpoint } from '#contract/set-imports.ts'
import * as contract from '#contract/sets.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { addMedia } from './add-media.ts'
import { copySet } from './copy-set.ts'
import { createSet } from './create-set.ts'
import { deleteCard } from './delete-card.ts'
import { deleteSet } from './delete-set.ts'
import { editSet } from './edit-set.ts'
import { setFileRoutes } from './file-routes.ts'
import { keepImportPart } from './imports/keep-import-part.ts'
import { previewImport } from './imports/preview-import.ts'
import { saveImport } from './imports/save-import.ts'
import { listSets } from './list-sets.ts'
import { moveCard } from './move-card.ts'
import { readSet } from './read-set.ts'
import { readSetStudy } from './read-set-study.ts'
import { saveCard } from './save-card.ts'
import { shareSet } from './share-set.ts'

export function setRoutes(app: Hono<AppEnvironment>, parts: { database: Database; now: () => Date }): void {
  const { database, now } = parts
  const queries = database
  serveEndpoint(app, contract.listSetsEndpoint, (_input, { var: { person } }) =>
    listSets({ person, queries, now: now() }),
  )
  serveEndpoint(app, contract.createSetEndpoint, ({ body }, { var: { person } }) =>
    createSet({ person, body, database, now: now() }),
  )
  serveEndpoint(app, contract.readSetEndpoint, ({ params, query }, { var: { person } }) =>
    readSet({ person, setId: params.id, from: query.from, queries, now: now() }),
  )
  serveEndpoint(app, contract.editSetEndpoint, ({ params, body }, { var: { person } }) =>
    editSet({ person, setId: params.id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteSetEndpoint, ({ params }, { var: { person } }) =>
    deleteSet({ person, setId: params.id, database, now: now() }),
  )
  serveEndpoint(app, contract.saveCardEndpoint, ({ params, body }, { var: { person } }) =>
    saveCard({ person, setId: params.id, cardId: params.cardId, body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteCardEndpoint, ({ params }, { var: { person } }) =>
    deleteCard({ person, setId: params.id, cardId: params.cardId, database, now: now() }),
  )
  serveEndpoint(app, contract.moveCardEndpoint, ({ params, body }, { var: { person } }) =>
    moveCard({ person, setId: params.id, cardId: params.cardId, place: body.place, database, now: now() }),
  )
  serveEndpoint(app, contract.addMediaEndpoint, ({ params, body }, { var: { person } }) =>
    addMedia({ person, setId: params.id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.shareSetEndpoint, ({ params, body }, { var: { person } }) =>
    shareSet({ person, setId: params.id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.copySetEndpoint, ({ params, body }, { var: { person } }) =>
    copySet({ person, setId: params.id, newId: body.id, database, now: now() }),
  )
  serveEndpoint(app, contract.readSetStudyEndpoint, ({ params }, { var: { person } }) =>
    readSetStudy({ person, setId: params.id, queries, now: now() }),
  )
  serveEndpoint(app, keepImportPartEndpoint, ({ params, body }, { var: { person } }) =>
    keepImportPart({ person, params, body, database, now: now() }),
  )
  serveEndpoint(app, previewImportEndpoint, ({ params, body }, { var: { person } }) =>
    previewImport({ person, id: params.id, options: body.options, queries }),
  )
  serveEndpoint(app, saveImportEndpoint, ({ params, body }, { var: { person } }) =>
    saveImport({ person, id: params.id, body, database, now: now() }),
  )
  setFileRoutes(app, { database, now })
}
