import type { NoteSection } from './note-block.ts'
import type { Run } from './run.ts'

const MOST = 3
const LONGEST = 20
/** What is bold for its weight, and labels. */
const noTerm =
  /^(not|and|all|both|yes|never|always|only|must|more|less|check|note|remember|what|how|(worked )?examples?)$|\b(by|of|the|a|in|to)$/i

/** The first terms that a note sets in bold, for its picture: no labels, no figures. */
export function keyTerms(sections: readonly NoteSection[]): string[] {
  const runs = sections.flatMap(({ blocks }) => blocks.flatMap(runsOf))
  const terms = runs
    .filter(({ strong }) => strong)
    .map(({ text }) => text.trim())
    .filter((text) => /^\p{L}[\p{L} '’-]{2,}$/u.test(text) && text.length <= LONGEST && !noTerm.test(text))
  return [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()].slice(0, MOST)
}

function runsOf(block: NoteSection['blocks'][number]): Run[] {
  if (block.kind === 'paragraph') return block.runs
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? block.rows.flat(2) : []
}
