import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import Tinypool from 'tinypool'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { boardIds } from '../../src/domain/curriculum/board-ids.ts'
import { Level, levelIds } from '../../src/domain/curriculum/level.ts'
import type { Specification } from '../../src/domain/curriculum/specification.ts'
import { Subject } from '../../src/domain/curriculum/subject.ts'
import type { FormulaSheet } from '../../src/domain/exam/papers/formula-sheet.ts'
import type { Paper } from '../../src/domain/exam/papers/paper.ts'
import { boardsByPoint, pointsWithBoards } from './boards-of-points.ts'
import type { BuiltTopic } from './built-topic.ts'
import { faultsBetween } from './check-curriculum.ts'
import { ContentError } from './content-error.ts'
import { readFormulaSheets } from './exam/read-formula-sheets.ts'
import { readPapers } from './exam/read-papers.ts'
import { type CheckedTopic, openKeptTopics } from './kept-topics.ts'
import type { Prose } from './prose.ts'
import { readSpecification } from './read-specification.ts'
import type { TopicFile } from './read-topic.ts'
import { filesOf, type TopicPath, topicPaths } from './topic-paths.ts'

export interface Curriculum {
  levels: Level[]
  subjects: Subject[]
  topics: BuiltTopic[]
  /** What the qualifications ask that have a map. Read with the whole curriculum alone: a map names points of many topics. */
  specifications: Specification[]
  /** Papers that mocks are drawn by; read with the whole curriculum alone. */
  papers: Paper[]
  /** What papers print for their candidates; read with the whole curriculum alone. */
  formulaSheets: FormulaSheet[]
  /** What each topic with material says in words, by its id. */
  prose: Map<string, Prose>
}

/**
 * Reads every level, subject and topic below `folder` (or those whose path contains `only`) and collects all faults,
 * so that an author fixes them in one go. The curriculum holds what could be read.
 */
export async function readCurriculum(folder: string, only = ''): Promise<{ curriculum: Curriculum; faults: string[] }> {
  const curriculum: Curriculum = {
    levels: [],
    subjects: [],
    topics: [],
    specifications: [],
    papers: [],
    formulaSheets: [],
    prose: new Map(),
  }
  const faults: string[] = []
  const attempt = async <T>(read: () => Promise<T> | T): Promise<T | undefined> => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(error.message)
      return undefined
    }
  }
  const files: TopicPath[] = []
  for (const level of levelIds) {
    const readLevel = await attempt(() => readYaml(folder, `${level}/level.yaml`, Level, { id: level }))
    if (!readLevel) continue
    curriculum.levels.push(readLevel)
    for (const slug of await foldersIn(path.join(folder, level))) {
      const subject = await attempt(() => readYaml(folder, `${level}/${slug}/subject.yaml`, Subject, { level, slug }))
      if (!subject) continue
      curriculum.subjects.push(subject)
      files.push(...((await attempt(() => topicPaths(folder, level, slug))) ?? []))
    }
  }
  const wanted = files.filter(({ file, exam }) => file.includes(only) || exam?.includes(only))
  if (only !== '' && wanted.length === 0)
    faults.push(`no topic's file has '${only}' in its path below content, such as gcse/biology/photosynthesis`)
  for (const read of await readTopics(folder, wanted)) {
    if ('unreadable' in read) faults.push(read.unreadable)
    else {
      const { id, level, material } = read.topic
      curriculum.topics.push(read.topic)
      if (material) curriculum.prose.set(id, { file: filesOf(read.topic).file, level, sections: new Map(read.prose) })
      faults.push(...read.faults)
    }
  }
  curriculum.subjects.sort((a, b) => levelIds.indexOf(a.level) - levelIds.indexOf(b.level) || a.order - b.order)
  curriculum.topics.sort((a, b) => a.order - b.order)
  if (only === '') {
    faults.push(...faultsBetween(curriculum))
    for (const { specification, faults: found } of await readSpecifications(folder, curriculum)) {
      faults.push(...found)
      if (specification) curriculum.specifications.push(specification)
    }
    const { specifications } = curriculum
    const asked = boardsByPoint(specifications)
    for (const topic of curriculum.topics) topic.points = pointsWithBoards(topic, { specifications, asked })
    const read = await readPapers(folder, curriculum)
    curriculum.papers.push(...read.papers)
    const { sheets, faults: ofSheets } = await readFormulaSheets(folder, curriculum.subjects)
    curriculum.formulaSheets.push(...sheets)
    faults.push(...read.faults, ...ofSheets)
  }
  return { curriculum, faults }
}

/** Fewer files are read before a thread has started, which loads all that reads them once more. */
const WORTH_THREADS = 8

/** What the files hold, in their order: one at a time is read on each core, since drawing every question takes a while. */
async function readTopics(folder: string, files: TopicPath[]): Promise<CheckedTopic[]> {
  const keep = await openKeptTopics()
  const readers = new Tinypool({
    filename: new URL('./read-and-check.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  })
  try {
    const read = async (file: TopicFile): Promise<CheckedTopic> =>
      files.length < WORTH_THREADS ? (await import('./read-and-check.ts')).default(file) : readers.run(file)
    return await Promise.all(
      files.map(async (topic) => {
        const text = await readFile(path.join(folder, topic.file), 'utf8')
        const exam =
          topic.exam === null ? null : { file: topic.exam, text: await readFile(path.join(folder, topic.exam), 'utf8') }
        const texts = exam ? [text, exam.text] : [text]
        return keep(topic.file, texts, () => read({ ...topic, text, exam }))
      }),
    )
  } finally {
    await readers.destroy()
  }
}

async function readSpecifications(folder: string, { subjects, topics }: Curriculum) {
  const read = subjects.map(async (subject) => {
    const below = `${subject.level}/${subject.slug}/specifications`
    const names = await readdir(path.join(folder, below)).catch((): string[] => [])
    const stray = names.filter((name) => !boardIds.some((board) => name === `${board}.yaml`))
    const ofSubject = topics.filter((topic) => topic.level === subject.level && topic.subject === subject.slug)
    const specifications = boardIds
      .filter((board) => names.includes(`${board}.yaml`))
      .map(async (board) => {
        const file = `${below}/${board}.yaml`
        const text = await readFile(path.join(folder, file), 'utf8')
        return readSpecification({ file, text, subject, board, topics: ofSubject })
      })
    const faults = stray.map((name) => `${below}/${name}: a specification is called after its board`)
    return [{ specification: null, faults }, ...(await Promise.all(specifications))]
  })
  return (await Promise.all(read)).flat()
}

async function readYaml<T>(folder: string, file: string, schema: z.ZodType<T>, known: object): Promise<T> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => {
    throw new ContentError(file, undefined, 'file', 'missing')
  })
  const parsed = schema.safeParse({ ...known, ...parseYaml(text) })
  if (!parsed.success) throw new ContentError(file, undefined, 'yaml', z.prettifyError(parsed.error))
  return parsed.data
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
