import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { jsonIn } from './json-column.ts'
import { integerOf, readMessage, textOf } from './protobuf.ts'

export interface Template {
  name: string
  front: string
  back: string
}

export interface Notetype {
  name: string
  cloze: boolean
  fields: string[]
  /** By ordinal; a cloze note type has one for all its cards. */
  templates: Template[]
}

const KIND_CLOZE = 1

/** The note types of a collection, by id; one that is in no shape to be read is left out. */
export function readNotetypes(database: DatabaseSync, asTables: boolean): Map<string, Notetype> {
  return asTables ? fromTables(database) : fromJson(jsonIn(database, 'models'))
}

const ordered = { ord: z.number() }
const Model = z.object({
  name: z.string(),
  type: z.number().default(0),
  flds: z.array(z.object({ name: z.string(), ...ordered })),
  tmpls: z.array(z.object({ name: z.string(), qfmt: z.string(), afmt: z.string(), ...ordered })),
})

function fromJson(models: unknown): Map<string, Notetype> {
  const found = new Map<string, Notetype>()
  for (const [id, model] of Object.entries(z.record(z.string(), z.unknown()).safeParse(models).data ?? {})) {
    const { data } = Model.safeParse(model)
    if (!data) continue
    found.set(id, {
      name: data.name,
      cloze: data.type === KIND_CLOZE,
      fields: inOrder(data.flds).map(({ name }) => name),
      templates: inOrder(data.tmpls).map(({ name, qfmt, afmt }) => ({ name, front: qfmt, back: afmt })),
    })
  }
  return found
}

const inOrder = <T extends { ord: number }>(items: readonly T[]) => items.toSorted((one, other) => one.ord - other.ord)

const Row = z.object({ notetype: z.string(), ord: z.number(), name: z.string(), config: z.instanceof(Uint8Array) })

/** Schema 15 and later; the settings of note types (Notetype.Config) and templates (CardTemplate.Config) are messages. */
function fromTables(database: DatabaseSync): Map<string, Notetype> {
  const rowsOf = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .flatMap((row) => Row.safeParse(row).data ?? [])
  const notetypes = rowsOf('select cast(id as text) as notetype, 0 as ord, name, config from notetypes limit 2000')
  const fields = Map.groupBy(
    rowsOf(`select cast(ntid as text) as notetype, ord, name, config from fields limit 20000`),
    ({ notetype }) => notetype,
  )
  const templates = Map.groupBy(
    rowsOf(`select cast(ntid as text) as notetype, ord, name, config from templates limit 20000`),
    ({ notetype }) => notetype,
  )
  return new Map(
    notetypes.map(({ notetype, name, config }) => [
      notetype,
      {
        name,
        cloze: integerOf(readMessage(config), 1) === KIND_CLOZE,
        fields: inOrder(fields.get(notetype) ?? []).map((field) => field.name),
        templates: inOrder(templates.get(notetype) ?? []).map((template) => {
          const settings = readMessage(template.config)
          return { name: template.name, front: textOf(settings, 1), back: textOf(settings, 2) }
        }),
      },
    ]),
  )
}
