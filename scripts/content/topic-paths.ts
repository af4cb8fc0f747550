import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Topic } from '../../src/domain/curriculum/topic.ts'
import { ContentError } from './content-error.ts'
import type { TopicFile } from './read-topic.ts'

/** Where a topic's texts are, below the content folder. */
export interface TopicPath extends Omit<TopicFile, 'text' | 'exam'> {
  exam: string | null
}

/** Where a topic and its exam questions are, below the content folder, by their names. */
export function filesOf({
  level,
  subject,
  slug,
  lessonOf,
}: Pick<Topic, 'level' | 'subject' | 'slug' | 'lessonOf'>): Record<'file' | 'exam', string> {
  const room = lessonOf?.slice(`${level}-${subject}-`.length)
  const below = [level, subject, ...(room ? [room] : [])].join('/')
  return { file: `${below}/${slug}.md`, exam: `${below}/exam/${slug}.md` }
}

/** What a subject's folder holds beside topics and the folders of their lessons. */
const otherFolders = ['exam', 'papers', 'specifications']

/**
 * A subject's topics, `<topic>.md`, the lessons inside them, `<topic>/<lesson>.md`, and their exam questions, `exam/<name>.md` beside each.
 * @throws {ContentError} where exam questions have no topic.
 */
export async function topicPaths(folder: string, level: string, subject: string): Promise<TopicPath[]> {
  const below = `${level}/${subject}`
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  const topics = entries.filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
  const found = await Promise.all([
    pathsIn(folder, below, { level, subject, lessonOf: null }),
    ...topics.map(({ name }) =>
      pathsIn(folder, `${below}/${name}`, { level, subject, lessonOf: `${level}-${subject}-${name}` }),
    ),
  ])
  return found.flat()
}

async function pathsIn(
  folder: string,
  below: string,
  facts: Pick<TopicPath, 'level' | 'subject' | 'lessonOf'>,
): Promise<TopicPath[]> {
  const [names, exams] = await Promise.all([markdownIn(folder, below), markdownIn(folder, `${below}/exam`)])
  const stray = exams.find((name) => !names.includes(name))
  if (stray) throw new ContentError(`${below}/exam/${stray}`, undefined, 'file', `no topic ${below}/${stray}`)
  return names.map((name) => ({
    ...facts,
    file: `${below}/${name}`,
    exam: exams.includes(name) ? `${below}/exam/${name}` : null,
  }))
}

const markdownIn = async (folder: string, below: string): Promise<string[]> =>
  (await readdir(path.join(folder, below)).catch((): string[] => [])).filter((name) => name.endsWith('.md')).sort()
