import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { BoardId } from '../../../src/domain/curriculum/board.ts'
import { boardIds } from '../../../src/domain/curriculum/board-ids.ts'
import { topicIdOf } from '../../../src/domain/curriculum/item-id.ts'
import { slugOf } from '../../../src/domain/curriculum/slug.ts'
import type { Specification } from '../../../src/domain/curriculum/specification.ts'
import type { Subject } from '../../../src/domain/curriculum/subject.ts'
import { drawMock, questionsFor } from '../../../src/domain/exam/draw-mock.ts'
import type { ExamQuestion } from '../../../src/domain/exam/exam-question.ts'
import { type Paper, WrittenPaper } from '../../../src/domain/exam/paper.ts'
import type { BuiltTopic } from '../built-topic.ts'

/**
 * Reads every subject's `papers/<board>-<name>.yaml`. A paper that the exam questions cannot fill, or one of a board without the
 * qualification, is a fault.
 */
export async function readPapers(
  folder: string,
  {
    subjects,
    topics,
    specifications,
  }: { subjects: readonly Subject[]; topics: readonly BuiltTopic[]; specifications: readonly Specification[] },
): Promise<{ papers: Paper[]; faults: string[] }> {
  const papers: Paper[] = []
  const faults: string[] = []
  for (const subject of subjects) {
    const below = `${subject.level}/${subject.slug}/papers`
    const names = await readdir(path.join(folder, below)).catch((): string[] => [])
    const ofSubject = topics.filter((topic) => topic.level === subject.level && topic.subject === subject.slug)
    const asked = boardsByPoint(
      specifications.filter((of) => of.level === subject.level && of.subject === subject.slug),
    )
    for (const name of names.sort()) {
      const file = `${below}/${name}`
      const read = readPaper({
        name,
        text: await readFile(path.join(folder, file), 'utf8'),
        subject,
        topics: ofSubject,
        asked,
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
  /** Which boards ask a point. */
  asked: ReturnType<typeof boardsByPoint>
}): Paper | string {
  const { name, text, subject, topics, asked } = options
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
    others: [],
  }
  const bank = topics.flatMap(({ exam }) => exam)
  paper.others = questionsFor(paper, bank)
    .filter((question) => isOfOthers(question, board, asked))
    .map(({ id }) => id)
  if (!drawMock(paper, { bank, used: new Set(), seed: 1 })) return 'its topics’ exam questions cannot fill it'
  return paper
}

/** By `topic#point`: the boards whose qualifications ask it. */
function boardsByPoint(specifications: readonly Specification[]): ReadonlyMap<string, ReadonlySet<BoardId>> {
  const boards = new Map<string, Set<BoardId>>()
  for (const { board, sections } of specifications)
    for (const { topicId, point } of sections.flatMap(({ statements }) => statements.flatMap(({ taught }) => taught)))
      boards.set(`${topicId}#${point}`, (boards.get(`${topicId}#${point}`) ?? new Set<BoardId>()).add(board))
  return boards
}

/** Whether some point of a question is asked by other boards' qualifications and not by this one. */
function isOfOthers({ id, parts }: ExamQuestion, board: BoardId, asked: ReturnType<typeof boardsByPoint>): boolean {
  const boardsOf = (point: string) => asked.get(`${topicIdOf(id)}#${point}`)
  return parts.some(({ points }) => points.some((point) => boardsOf(point)?.has(board) === false))
}
