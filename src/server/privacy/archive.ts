import { strToU8, Zip, ZipDeflate } from 'fflate'
import { tablesAboutPeople } from '#domain/privacy/inventory.ts'
import type { Queries } from '../database/database.ts'
import { readRowsAbout } from './stored-row-store.ts'

/** Words that stand in every archive, so that whoever opens it knows what it is. */
const readMe = (
  people: number,
) => `Revisewell: everything that is stored about ${people === 1 ? 'you' : `${people} people`}

There is one file for each kind of thing, as JSON: any text editor or spreadsheet program can open them.
Each begins with what it is and why it is stored. Secrets (such as the hash of a password) and the ids
of other people are left out.
`

export interface ArchivedPerson {
  id: string
  /** The folder of the archive; empty for the archive's own. */
  folder: string
}

/** A ZIP file with everything about some people, made while it is sent: it is never in memory as a whole. */
export function archiveOf(people: readonly ArchivedPerson[], queries: Queries): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (final) controller.close()
      })
      const add = (name: string, text: string) => {
        const file = new ZipDeflate(name, { level: 6 })
        zip.add(file)
        file.push(strToU8(text), true)
      }
      try {
        add('READ-ME.txt', readMe(people.length))
        for (const { id, folder } of people)
          for (const [table, stored] of tablesAboutPeople) {
            const rows = await readRowsAbout(queries, { table, stored, personId: id })
            if (rows.length === 0) continue
            const { title, why, fields } = stored
            add(`${folder}${table}.json`, JSON.stringify({ title, why, fields, rows: rows.map(readable) }, null, 2))
          }
        zip.end()
      } catch (error) {
        controller.error(error)
      }
    },
  })
}

/** Files as base64, as JSON has no bytes. */
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
