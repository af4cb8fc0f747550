import type { TopicRow } from '../load-subject.ts'

/** Topics of which a text is in the title, the summary, the reference or a lesson's title, whatever its case and accents. */
export function searchTopics(topics: TopicRow[], wanted: string): TopicRow[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return topics
  return topics.filter(({ title, summary, reference, lessons }) => {
    const told = plain([title, summary, reference ?? '', ...lessons.map((lesson) => lesson.title)].join(' '))
    return words.every((word) => told.includes(word))
  })
}

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
