import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { boardIds } from '../../../src/domain/curriculum/board-ids.ts'
import { slugOf } from '../../../src/domain/curriculum/slug.ts'
import type { Subject } from '../../../src/domain/curriculum/subject.ts'
import { drawMock } from '../../../src/domain/exam/draw-mock.ts'
import { type Paper, WrittenPaper } from '../../../src/domain/exam/paper.ts'
import type { BuiltTopic } from '../built-topic.ts'

/**
 * Reads every subject's `papers/<board>-<name>.yaml`. A paper that the exam questions cannot fill, or one of a board without the
 * qualification, is a fault.
 */
export async function readPapers(
  folder: string,
  { subjects, topics }: { subjects: readonly Subject[]; topics: readonly BuiltTopic[] },
): Promise<{ papers: Paper[]; faults: string[] }> {
  const papers: Paper[] = []
  const faults: string[] = []
  for (const subject of subjects) {
    const below = `${subject.level}/${subject.slug}/papers`
    const names = await readdir(path.join(folder, below)).catch((): string[] => [])
    const ofSubject = topics.filter((topic) => topic.level === subject.level && topic.subject === subject.slug)
    for (const name of names.sort()) {
      const file = `${below}/${name}`
      const read = readPaper({
        name,
        text: await readFile(path.join(folder, file), 'utf8'),
        subject,
        topics: ofSubject,
      })
      if (typeof read === 'string') faults.push(`${file}: ${read}`)
      else papers.push(read)
    }
  }
  return { papers, faults }
}

function readPaper(options: {
  name: string
  text: string
  subject: Subject
  topics: readonly BuiltTopic[]
}): Paper | string {
  const { name, text, subject, topics } = options
  const board = boardIds.find((id) => name.startsWith(`${id}-`))
  if (!board || !name.endsWith('.yaml')) return "a paper is called 'aqa-1-higher.yaml', after its board"
  if (!subject.qualifications?.[board]) return `${board} has no qualification here`
  const written = WrittenPaper.safeParse(parseYaml(text))
  if (!written.success) return z.prettifyError(written.error)
  const { topics: ends, ...facts } = written.data
  const prefix = `${subject.level}-${subject.slug}-`
  const missing = ends.find((end) => !topics.some(({ id, references }) => id === prefix + end && references[board]))
  if (missing !== undefined) return `${missing} is no topic that ${board} teaches`
  const paper: Paper = {
    ...facts,
    id: slugOf(prefix + name.replace('.yaml', '')),
    level: subject.level,
    subject: subject.slug,
    board,
    topicIds: ends.map((end) => prefix + end),
  }
  const bank = topics.flatMap(({ exam }) => exam)
  if (!drawMock(paper, { bank, used: new Set(), seed: 1 })) return 'its topics’ exam questions cannot fill it'
  return paper
}
