import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { Lexicon } from '../../src/server/tutor/finding/lexicon.ts'

const words = z.string().transform((text) => text.trim().split(/\s+/))
const File = z.strictObject({
  silent: words,
  'short-forms': z.record(z.string(), z.string()),
  phrases: z.record(z.string(), words),
  'same-as': z.record(z.string(), z.record(z.string(), words)),
  'not-school': words,
  leisure: words,
  'not-school-phrases': z.array(z.string()),
})

/** @throws {ZodError} when the file is not as its own head says. */
export async function readLexicon(file: string): Promise<Lexicon> {
  const read = File.parse(parse(await readFile(file, 'utf8')))
  const sameAs = new Map<string, string[]>()
  for (const ofSubject of Object.values(read['same-as']))
    for (const [word, ours] of Object.entries(ofSubject))
      sameAs.set(word, [...new Set([...(sameAs.get(word) ?? []), ...ours])])
  return Lexicon.parse({
    silent: read.silent,
    shortForms: read['short-forms'],
    phrases: read.phrases,
    sameAs: Object.fromEntries(sameAs),
    leisure: read.leisure,
    notSchool: read['not-school'],
    notSchoolPhrases: read['not-school-phrases'],
  })
}
