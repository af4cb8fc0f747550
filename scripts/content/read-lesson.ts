import type { RootContent } from 'mdast'
import { keyTerms } from '../../src/domain/lessons/key-terms.ts'
import { makeLesson } from '../../src/domain/lessons/make-lesson.ts'
import type { BuiltTopic } from './built-topic.ts'
import { noteBlocks } from './note-blocks.ts'
import { type Place, splitAt } from './place.ts'
import { rendered } from './read-items.ts'

/** The narrated lesson of a note and of its easy-read version. */
export function readLesson(
  {
    title,
    summary,
    notes,
    easyRead,
  }: { title: string; summary: string; notes: RootContent[]; easyRead: RootContent[] },
  place: Place,
): NonNullable<BuiltTopic['lesson']> {
  return rendered(notes[0], 'Notes', place, () => {
    const sections = splitAt(3, notes, place).map((section) => ({
      heading: section.title,
      blocks: noteBlocks(section.body),
    }))
    const drawing = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'drawing')
    return {
      editions: makeLesson({ title, summary, sections, easyRead: noteBlocks(easyRead), gentle: isGentle(place.level) }),
      drawing: drawing?.kind === 'drawing' ? drawing.html : null,
      terms: keyTerms(sections),
    }
  })
}

const isGentle = (level: string) => ['sen', 'ks1', 'ks2'].includes(level)
