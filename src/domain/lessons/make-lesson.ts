import { easySlides } from './easy-slides.ts'
import type { Slide, TopicLesson } from './lesson.ts'
import type { NoteBlock, NoteSection } from './note-block.ts'
import { partition, type Room } from './partition.ts'
import { escapeHtml, wordCount } from './run.ts'
import { sectionUnits } from './section-units.ts'
import { slideOf } from './slide-of.ts'

/** Words that a slide shows at most, its heading among them. */
export const SLIDE_WORDS = 40
/** Speech of public lessons runs at 140 to 160 words a minute; young readers and easy words are given longer. */
const PACE = { standard: 150, gentle: 125 } as const

export interface LessonSource {
  title: string
  /** What the topic is about, in a sentence. */
  summary: string
  sections: readonly NoteSection[]
  easyRead: readonly NoteBlock[]
  /** Young readers and the SEN track: slower, with less on a slide. */
  gentle: boolean
}

/** A topic's lessons, made from its note: all of the text is said, what matters most is shown. */
export function makeLesson({ title, summary, sections, easyRead, gentle }: LessonSource): TopicLesson {
  const opening = openingSlide(title, summary)
  const room: Room = gentle ? { words: 30, points: 4 } : { words: SLIDE_WORDS, points: 4 }
  const slides = sections.flatMap((section) => sectionSlides(section, room))
  const drawings = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'drawing'))
  return {
    full: { wordsPerMinute: gentle ? PACE.gentle : PACE.standard, slides: [opening, ...slides] },
    easy: { wordsPerMinute: PACE.gentle, slides: [openingSlide(title), ...easySlides(title, easyRead, drawings)] },
  }
}

function openingSlide(title: string, summary?: string): Slide {
  const sentences = [{ text: `${title}.` }]
  if (summary === undefined) return { heading: title, parts: [], sentences }
  const shown = summary.replace(/\.$/, '')
  return {
    heading: title,
    parts: [{ kind: 'point', at: 1, html: escapeHtml(shown) }],
    sentences: [...sentences, { text: `${shown}.` }],
  }
}

function sectionSlides({ heading, blocks }: NoteSection, { words, points }: Room): Slide[] {
  const room = { words: words - wordCount(heading), points }
  const slides = partition(sectionUnits(blocks), room).map((units) => slideOf(heading, units))
  const [first] = slides
  first?.sentences.unshift({ text: /[.?!]$/.test(heading) ? heading : `${heading}.` })
  for (const part of first?.parts ?? []) part.at += 1
  return slides
}
