import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { LessonFacts, TopicLesson } from '#domain/lessons/lesson.ts'

export type PictureTheme = 'light' | 'dark'

/** The narrated lessons as the content build wrote them; what is said in them is read when somebody watches. */
export interface LessonFiles {
  facts(topicId: string): LessonFacts | undefined
  lesson(topicId: string): Promise<TopicLesson | undefined>
  /** A lesson's drawing as SVG. */
  picture(topicId: string, theme: PictureTheme): Promise<string | undefined>
}

/** @throws {Error} when what was built does not match the schema. */
export function openLessonFiles(folder: string): LessonFiles {
  const list = path.join(folder, 'lessons.json')
  const parsed = existsSync(list) ? z.record(z.string(), LessonFacts).parse(JSON.parse(readFileSync(list, 'utf8'))) : {}
  const facts = new Map(Object.entries(parsed))
  return {
    facts: (topicId) => facts.get(topicId),
    // Only ids that are in the list become names of files.
    async lesson(topicId) {
      if (!facts.has(topicId)) return undefined
      return TopicLesson.parse(JSON.parse(await readFile(path.join(folder, 'lessons', `${topicId}.json`), 'utf8')))
    },
    async picture(topicId, theme) {
      if (!facts.get(topicId)?.picture) return undefined
      return readFile(path.join(folder, 'pictures', `${topicId}.${theme}.svg`), 'utf8')
    },
  }
}
