import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { boardIds } from '../../../src/domain/curriculum/board-ids.ts'
import { topicIdOf } from '../../../src/domain/curriculum/item-id.ts'
import { slugOf } from '../../../src/domain/curriculum/slug.ts'
import type { Specification } from '../../../src/domain/curriculum/specification.ts'
import type { Subject } from '../../../src/domain/curriculum/subject.ts'
import type { ExamQuestion } from '../../../src/domain/exam/exam-question.ts'
import { drawMock, questionsFor } from '../../../src/domain/exam/papers/draw-mock.ts'
import { type Paper, WrittenPaper } from '../../../src/domain/exam/papers/paper.ts'
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
    const asked = papersByPoint(
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
  asked: Asked
}): Paper | string {
  const { name, text, subject, topics, asked } = options
  const board = boardIds.find((id) => name.startsWith(`${id}-`))
  if (!board || !name.endsWith('.yaml')) return "a paper is called 'aqa-1-higher.yaml', after its board"
  if (!subject.qualifications?.[board]) return `${board} has no qualification here`
  const written = WrittenPaper.safeParse(parseYaml(text))
  if (!written.success) return z.prettifyError(written.error)
  const { topics: alone, sections = [], ...facts } = written.data
  const ends = alone ?? sections.flatMap((section) => section.topics)
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
    sections: sections.map((section) => ({
      title: section.title,
      marks: section.marks,
      topicIds: section.topics.map((end) => prefix + end),
    })),
    others: [],
  }
  const bank = topics.flatMap(({ exam }) => exam)
  paper.others = questionsFor(paper, bank)
    .filter((question) => isOfOthers(question, paper, asked))
    .map(({ id }) => id)
  const first = drawMock(paper, { bank, used: new Set(), seed: 1 })
  if (!first) return 'its topics’ exam questions cannot fill it'
  const used = new Set(first.map(({ id }) => id))
  const second = drawMock(paper, { bank, used, seed: 2 })
  if (!second || second.every(({ id }) => used.has(id))) return 'its topics’ exam questions leave no second mock'
  return paper
}

/** By `topic#point`, then by board: the papers of the qualifications that ask it. */
type Asked = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

function papersByPoint(specifications: readonly Specification[]): Asked {
  const asked = new Map<string, Map<string, Set<string>>>()
  for (const { board, sections } of specifications)
    for (const { papers, taught } of sections.flatMap(({ statements }) => statements))
      for (const { topicId, point } of taught) {
        const key = `${topicId}#${point}`
        const boards = asked.get(key) ?? new Map<string, Set<string>>()
        asked.set(key, boards.set(board, new Set([...(boards.get(board) ?? []), ...papers])))
      }
  return asked
}

/** A paper's name in the qualification's map: '1' for 'Paper 1', 'Biology 1' for 'Biology Paper 1'. */
const nameInMap = ({ title }: Pick<Paper, 'title'>) => title.replace(/\bPaper /, '')

/** Whether some point of a question is asked by other boards' qualifications or in the board's other papers, and not in this one. */
function isOfOthers({ id, parts }: ExamQuestion, paper: Paper, asked: Asked): boolean {
  const named = [...asked.values()].some((boards) => boards.get(paper.board)?.has(nameInMap(paper)))
  return parts.some(({ points }) =>
    points.some((point) => {
      const boards = asked.get(`${topicIdOf(id)}#${point}`)
      if (!boards) return false
      const papers = boards.get(paper.board)
      return !papers || (named && !papers.has(nameInMap(paper)))
    }),
  )
}
