import type { LevelId } from '#domain/curriculum/level.ts'
import type { Topic } from '#domain/curriculum/topic.ts'

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

const boldIn = (html: string) =>
  [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, bold = '']) => bold.replace(/<[^>]+>/g, ' ')).join(', ')
