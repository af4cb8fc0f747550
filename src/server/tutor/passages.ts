import type { LevelId } from '#domain/curriculum/level.ts'
import type { Topic } from '#domain/curriculum/topic.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'

/** One headed section of a topic's note, as search sees it. */
export interface Passage {
  /** `topicId#sectionId` */
  id: string
  topicId: string
  sectionId: string
  level: LevelId
  subject: string
  title: string
  heading: string
  /** What the section sets in bold: the terms that it explains. */
  terms: string
  /** What the topic teaches as a whole: its summary and points. */
  topic: string
  text: string
}

/** Sections that warn or advise but explain nothing by themselves. */
const asides = /^(?:common mistakes|command words|exam tips?|in the exam)/i

/** Whether a section warns or advises instead of explaining. */
export const isAside = (heading: string) => asides.test(heading)

export function passagesOf({ id, level, subject, title, summary, points, material }: Topic): Passage[] {
  if (!material) return []
  const topic = `${summary} ${points.map(({ text }) => text).join(' ')}`
  return material.note.sections
    .filter(({ heading }) => !isAside(heading))
    .map(({ id: sectionId, heading, html, text }) => ({
      id: `${id}#${sectionId}`,
      topicId: id,
      sectionId,
      level,
      subject,
      title,
      heading,
      terms: boldIn(html),
      topic,
      text,
    }))
}

/** Every passage of the curriculum, a topic's at a time: each topic is read when its turn comes. */
export function* passagesByTopic(
  curriculum: Pick<CurriculumStore, 'levels' | 'topics' | 'topic'>,
): Generator<Passage[], void> {
  const subjects = curriculum.levels.flatMap(({ id, subjects }) => subjects.map(({ slug }) => ({ id, slug })))
  for (const { id: level, slug } of subjects)
    for (const { id } of curriculum.topics(level, slug)) {
      const topic = curriculum.topic(id)
      if (topic) yield passagesOf(topic)
    }
}

const boldIn = (html: string) =>
  [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, bold = '']) => bold.replace(/<[^>]+>/g, ' ')).join(', ')
