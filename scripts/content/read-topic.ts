import type { Root, RootContent } from 'mdast'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { BoardId } from '../../src/domain/curriculum/board.ts'
import { slugOf } from '../../src/domain/curriculum/slug.ts'
import { Slug } from '../../src/domain/curriculum/subject.ts'
import { BuiltTopic } from './built-topic.ts'
import { ContentError } from './content-error.ts'
import { readExam } from './exam/read-exam.ts'
import { refuseLostFormulas } from './lost-formula.ts'
import { parseMarkdown, plainText } from './markdown.ts'
import type { Place } from './place.ts'
import { readFlashcards, readGames, readNote } from './read-items.ts'
import { readLesson } from './read-lesson.ts'
import { readFourOptions, readQuiz } from './read-questions.ts'
import { readTemplates } from './read-templates.ts'

const FrontMatter = z.strictObject({
  id: Slug,
  title: z.string(),
  order: z.int(),
  summary: z.string(),
  references: z.partialRecord(BoardId, z.coerce.string()).default({}),
  points: z.record(z.string(), z.string()).default({}),
})

const neededSections = ['Notes', 'Easy read', 'Questions on the notes', 'Flashcards', 'Quiz', 'Games'] as const
const sectionTitles = [...neededSections, 'Templates'] as const
type SectionTitle = (typeof sectionTitles)[number]

/** A topic's file, or that of a lesson inside a topic, and where its exam questions are. */
export interface TopicFile {
  /** Below the content folder, with slashes. */
  file: string
  text: string
  level: string
  subject: string
  /** The topic that a lesson is inside. */
  lessonOf: string | null
  /** `exam/<topic>.md` beside the topic's file. */
  exam: { file: string; text: string } | null
}

/** A topic's file and that of its exam questions, as Markdown has them. */
export interface ParsedTopic {
  root: Root
  exam: Root | null
}

export const parseTopic = ({ text, exam }: TopicFile): ParsedTopic => ({
  root: parseMarkdown(text),
  exam: exam && parseMarkdown(exam.text),
})

/**
 * Reads one topic: front matter, then either all six sections of material, with templates or without, or none; and its exam questions.
 * @throws {ContentError} naming file, line and item.
 */
export function readTopic(of: TopicFile, parsed = parseTopic(of)): BuiltTopic {
  const { file, level, subject, lessonOf, exam: examFile } = of
  const fail = failIn(file)
  const { root } = parsed
  refuseLostFormulas(root, fail)
  const first = root.children[0]
  if (first?.type !== 'yaml') return fail(first, 'front matter', 'missing')
  const front = FrontMatter.safeParse(parseYaml(first.value))
  if (!front.success) return fail(first, 'front matter', z.prettifyError(front.error))
  const { points, ...outline } = front.data
  const place: Place = { file, topicId: outline.id, level, points: new Set(Object.keys(points)), fail }

  const sections = splitSections(root, place)
  const material = sections.size === 0 ? null : readMaterial(sections, place)
  const exam = examFile && parsed.exam ? readExamFile(examFile.file, parsed.exam, place) : []
  const topic = BuiltTopic.safeParse({
    ...outline,
    level,
    subject,
    lessonOf,
    slug: slugOf(outline.title),
    points: Object.entries(points).map(([key, text]) => ({ key, text })),
    counts: material && {
      flashcards: material.flashcards.length,
      quiz: material.quiz.length,
      exam: exam.length,
    },
    material,
    exam,
    lesson: material && readLesson({ ...outline, ...lessonParts(sections) }, place),
    templates: readTemplates(sections.get('Templates') ?? [], place),
  })
  if (!topic.success) return fail(first, 'topic', z.prettifyError(topic.error))
  return topic.data
}

const failIn =
  (file: string): Place['fail'] =>
  (node, item, fault) => {
    throw new ContentError(file, node?.position?.start.line, item, fault)
  }

/** The questions below the one heading of a file of exam questions. */
function readExamFile(file: string, root: Root, place: Place) {
  const fail = failIn(file)
  refuseLostFormulas(root, fail)
  const [title, ...questions] = root.children
  if (title?.type !== 'heading' || title.depth !== 2 || plainText(title) !== 'Exam questions')
    return fail(title, 'exam', "begins with '## Exam questions'")
  return readExam(questions, { ...place, file, fail })
}

function splitSections(root: Root, place: Place): Map<SectionTitle, RootContent[]> {
  const sections = new Map<SectionTitle, RootContent[]>()
  let current: RootContent[] | null = null
  for (const node of root.children.slice(1)) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = sectionTitles.find((known) => known === plainText(node))
      if (!title) place.fail(node, plainText(node), `a section is one of: ${sectionTitles.join(', ')}`)
      if (sections.has(title)) place.fail(node, title, 'section given twice')
      current = []
      sections.set(title, current)
    } else if (current) current.push(node)
    else place.fail(node, 'topic', 'text before the first section')
  }
  const missing = neededSections.filter((title) => !sections.has(title))
  if (sections.size > 0 && missing.length > 0) place.fail(root, 'topic', `section missing: ${missing.join(', ')}`)
  return sections
}

const lessonParts = (sections: ReadonlyMap<SectionTitle, RootContent[]>) => ({
  notes: sections.get('Notes') ?? [],
  easyRead: sections.get('Easy read') ?? [],
})

function readMaterial(sections: Map<SectionTitle, RootContent[]>, place: Place) {
  const section = (title: SectionTitle) => sections.get(title) ?? []
  return {
    note: readNote(section('Notes'), section('Easy read'), place),
    noteQuestions: readFourOptions(section('Questions on the notes'), 'n', place),
    flashcards: readFlashcards(section('Flashcards'), place),
    quiz: readQuiz(section('Quiz'), place),
    games: readGames(section('Games'), place),
  }
}
