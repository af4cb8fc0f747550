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
import type { Paper } from '../../src/domain/exam/paper.ts'
import type { BuiltTopic } from './built-topic.ts'
import { ContentError } from './content-error.ts'
import { readPapers } from './exam/read-papers.ts'
import { type CheckedTopic, openKeptTopics } from './kept-topics.ts'
import type { TopicFile } from './read-and-check.ts'
import { readSpecification } from './read-specification.ts'

export interface Curriculum {
  levels: Level[]
  subjects: Subject[]
  topics: BuiltTopic[]
  /** What the qualifications ask that have a map. Read with the whole curriculum alone: a map names points of many topics. */
  specifications: Specification[]
  /** Papers that mocks are drawn by; read with the whole curriculum alone. */
  papers: Paper[]
}

/**
 * Reads every level, subject and topic below `folder` (or those whose path contains `only`) and collects all faults,
 * so that an author fixes them in one go. The curriculum holds what could be read.
 */
export async function readCurriculum(folder: string, only = ''): Promise<{ curriculum: Curriculum; faults: string[] }> {
  const curriculum: Curriculum = { levels: [], subjects: [], topics: [], specifications: [], papers: [] }
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
  const files: Omit<TopicFile, 'text'>[] = []
  for (const level of levelIds) {
    const readLevel = await attempt(() => readYaml(folder, `${level}/level.yaml`, Level, { id: level }))
    if (!readLevel) continue
    curriculum.levels.push(readLevel)
    for (const slug of await foldersIn(path.join(folder, level))) {
      const subject = await attempt(() => readYaml(folder, `${level}/${slug}/subject.yaml`, Subject, { level, slug }))
      if (!subject) continue
      curriculum.subjects.push(subject)
      const names = (await readdir(path.join(folder, level, slug))).filter((name) => name.endsWith('.md')).sort()
      files.push(...names.map((name) => ({ file: `${level}/${slug}/${name}`, level, subject: slug })))
    }
  }
  const wanted = files.filter(({ file }) => file.includes(only))
  if (only !== '' && wanted.length === 0)
    faults.push(`no topic's file has '${only}' in its path below content, such as gcse/biology/photosynthesis`)
  for (const [index, read] of (await readTopics(folder, wanted)).entries()) {
    if ('unreadable' in read) faults.push(read.unreadable)
    else {
      curriculum.topics.push(read.topic)
      faults.push(...read.faults.map((fault) => `${wanted[index]?.file}: ${fault}`))
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
    const read = await readPapers(folder, curriculum)
    curriculum.papers.push(...read.papers)
    faults.push(...read.faults)
  }
  return { curriculum, faults }
}

/** What the files hold, in their order: one at a time is read on each core, since drawing every question takes a while. */
async function readTopics(folder: string, files: Omit<TopicFile, 'text'>[]): Promise<CheckedTopic[]> {
  const keep = await openKeptTopics()
  const readers = new Tinypool({
    filename: new URL('./read-and-check.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: availableParallelism(),
  })
  try {
    return await Promise.all(
      files.map(async (topic) => {
        const text = await readFile(path.join(folder, topic.file), 'utf8')
        return keep(topic.file, text, () => readers.run({ ...topic, text } satisfies TopicFile))
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

/** Faults that only show when topics stand side by side: an id, address or place used twice, a board without a qualification. */
function faultsBetween({ subjects, topics }: Curriculum): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const topic of topics) {
    const where = `${topic.level}/${topic.subject}`
    for (const mark of [`id ${topic.id}`, `slug ${where}/${topic.slug}`, `order ${where}/${topic.order}`]) {
      const other = seen.get(mark)
      if (other) faults.push(`${where}: '${topic.title}' and '${other}' share the ${mark}`)
      seen.set(mark, topic.title)
    }
    const subject = subjects.find((candidate) => candidate.level === topic.level && candidate.slug === topic.subject)
    for (const board of boardIds)
      if (topic.references[board] && !subject?.qualifications?.[board])
        faults.push(`${where}: '${topic.title}' refers to ${board}, which has no qualification here`)
    if (subject?.qualifications && Object.keys(topic.references).length === 0)
      faults.push(`${where}: '${topic.title}' is taught by no board`)
  }
  for (const { level, slug, qualifications, notOffered, nearest } of subjects) {
    for (const board of boardIds)
      if (qualifications && Boolean(qualifications[board]) === Boolean(notOffered?.[board]))
        faults.push(`${level}/${slug}: ${board} has either a qualification or a sentence in notOffered`)
    for (const other of nearest ?? [])
      if (!subjects.some((candidate) => candidate.level === level && candidate.slug === other))
        faults.push(`${level}/${slug}: nearest names ${other}, which is no subject of the level`)
  }
  for (const subject of subjects.filter(({ level }) => level === 'alevel')) {
    const count = topics.filter((topic) => topic.level === 'alevel' && topic.subject === subject.slug).length
    if (count !== 12) faults.push(`alevel/${subject.slug}: ${count} topics instead of 12`)
  }
  return faults
}
