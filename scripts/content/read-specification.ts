import { isNode, LineCounter, parseDocument } from 'yaml'
import type { BoardId } from '../../src/domain/curriculum/board.ts'
import {
  type Specification,
  WrittenSpecification,
  type WrittenStatement,
} from '../../src/domain/curriculum/specification.ts'
import type { Subject } from '../../src/domain/curriculum/subject.ts'
import type { TopicOutline } from '../../src/domain/curriculum/topic.ts'
import { ContentError } from './content-error.ts'

export interface SpecificationFile {
  /** Below the content folder, with slashes. */
  file: string
  text: string
  subject: Subject
  board: BoardId
  /** The subject's topics. */
  topics: readonly Pick<TopicOutline, 'id' | 'title' | 'points' | 'references'>[]
}

/** Reads what a qualification asks. Every fault names file, line and statement; with a fault of its form there is no specification. */
export function readSpecification({ file, text, subject, board, topics }: SpecificationFile): {
  specification: Specification | null
  faults: string[]
} {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const faults: string[] = []
  const fail = (line: number | undefined, item: string, fault: string) =>
    faults.push(new ContentError(file, line, item, fault).message)
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? undefined : lineOf(path.slice(0, -1))
  }
  /** The statement that a path leads into, as its author knows it. */
  const itemAt = (path: readonly PropertyKey[]): string => {
    const told = ['reference', 'text'].map((key) => document.getIn([...path.slice(0, 4), key]))
    return String((path.length < 4 ? undefined : told.find((name) => typeof name === 'string')) ?? path.join('.'))
  }
  for (const error of document.errors)
    fail(lines.linePos(error.pos[0]).line, 'yaml', error.message.split('\n')[0] ?? '')
  if (faults.length > 0) return { specification: null, faults }

  const parsed = WrittenSpecification.safeParse(document.toJS())
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) fail(lineOf(path), itemAt(path), message)
    return { specification: null, faults }
  }
  if (!subject.qualifications?.[board]) fail(undefined, board, 'the subject has no such qualification')

  const known = new Map(topics.map((topic) => [topic.id, topic]))
  const seen = new Map<string, number | undefined>()
  const sections = parsed.data.sections.map(({ reference, title, papers, statements }, section) => ({
    reference,
    title,
    statements: statements.map((statement, index) => {
      const line = lineOf(['sections', section, 'statements', index])
      const item = statement.reference ?? reference
      const taught = (statement.taught ?? []).map((name) => pointNamed(name, subject))
      for (const fault of faultsOfStatement({ statement, taught, known, board, tiered: parsed.data.tiered }))
        fail(line, item, fault)
      if (seen.has(statement.text)) fail(line, item, `the same is written in line ${seen.get(statement.text)}`)
      seen.set(statement.text, line)
      return {
        reference: item,
        text: statement.text,
        tier: parsed.data.tiered ? (statement.tier ?? ('both' as const)) : null,
        papers: statement.papers ?? papers,
        option: statement.option ?? null,
        taught,
      }
    }),
  }))
  return { specification: { level: subject.level, subject: subject.slug, board, sections }, faults }
}

/** `cell-structure#p2` in GCSE biology: point p2 of `gcse-biology-cell-structure`. */
function pointNamed(name: string, { level, slug }: Subject) {
  const [topic = '', point = ''] = name.split('#')
  return { topicId: `${level}-${slug}-${topic}`, point }
}

function* faultsOfStatement(options: {
  statement: WrittenStatement
  taught: readonly { topicId: string; point: string }[]
  known: ReadonlyMap<string, SpecificationFile['topics'][number]>
  board: BoardId
  tiered: boolean
}): Generator<string> {
  const { statement, taught, known, board, tiered } = options
  if (statement.tier && !tiered) yield 'has a tier, but the qualification has none'
  if (new Set(statement.taught).size < taught.length) yield 'names a point twice'
  for (const { topicId, point } of taught) {
    const topic = known.get(topicId)
    if (!topic) yield `there is no topic ${topicId}`
    else if (!topic.points.some(({ key }) => key === point)) yield `'${topic.title}' has no point ${point}`
    else if (!topic.references[board])
      yield `'${topic.title}' is not among this board's topics, so its pupils never meet it`
  }
}
