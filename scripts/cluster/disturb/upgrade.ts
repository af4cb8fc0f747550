import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { statusOf } from '../until.ts'
import { ANSWERS_BETWEEN, type Disturbance } from './disturbance.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const TAG = '9999_cluster_trial'
/** A time after every other migration's. */
const LAST = 9_999_999_999_999
/** Stands for a file of the new version's pages, whose names change with what is in them. */
const ASSET = '/assets/cluster-trial-next.js'
const ASKED = 40

/** The product as it is, with one more migration and one more file: a column on the table that grows most, a table and an index. */
async function makeNextVersion(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Links, so that copying takes nothing from what is tried.
  await promisify(execFile)('cp', ['-al', path.join(root, 'build'), path.join(folder, 'build')])
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  const migrations = path.join(folder, 'build', 'server', 'migrations')
  const statements = [
    'ALTER TABLE "answers" ADD COLUMN "cluster_trial" text;',
    'CREATE TABLE "cluster_trial" ("id" integer PRIMARY KEY NOT NULL, "answer_id" uuid);',
    'CREATE INDEX "cluster_trial_by_answer" ON "cluster_trial" USING btree ("answer_id");',
  ]
  await writeFile(path.join(migrations, `${TAG}.sql`), statements.join('--> statement-breakpoint\n'))
  const journalFile = path.join(migrations, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: object[] }
  journal.entries.push({ idx: journal.entries.length, version: '7', when: LAST, tag: TAG, breakpoints: true })
  // The link goes first: what it leads to is the product's own.
  await rm(journalFile)
  await writeFile(journalFile, JSON.stringify(journal))
  await writeFile(path.join(folder, 'build', 'web', 'client', ASSET), 'export {}\n')
}

/** Server by server: told to stop, which it does once HAProxy has noticed, and started as the new version. */
export const upgrade: Disturbance = {
  name: 'a version with a migration was rolled out',
  async happen({ cluster, drive, say }) {
    const next = path.join(cluster.folder, 'next')
    await makeNextVersion(next)
    for (const port of cluster.ports.servers) {
      await cluster.application.stopServer(port)
      cluster.application.setVersion(port, next)
      await cluster.application.startServer(port)
      say(`The server on ${port} runs the new version`)
      await drive.tally.more(ANSWERS_BETWEEN)
      // Old and new side by side: a page of the new version must find its files whichever server is asked.
      const { pagesUrl } = cluster.application
      for (let asked = 0; asked < ASKED; asked++) await drive.screens.visit(pagesUrl + ASSET)
      if ((await statusOf(`${pagesUrl}/assets/no-such-file.js`)) !== 404)
        drive.screens.figures.failed.push('A file that no version has was not answered 404')
    }
  },
}
