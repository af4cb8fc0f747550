interface Section {
  heading: string
  text: string
}

/** Words that say nothing about what a text is about. */
const shortest = 4

/**
 * The section of a note that tells most of what some texts are about: each word that they share counts, less the more sections
 * have it. The first where none shares any; undefined where there are no sections.
 */
export function passageOf<S extends Section>(sections: readonly S[], about: readonly string[]): S | undefined {
  const wanted = new Set(about.flatMap(wordsOf))
  const words = sections.map(({ heading, text }) => new Set([...wordsOf(heading), ...wordsOf(text)]))
  const rarity = (word: string) => Math.log((words.length + 1) / words.filter((of) => of.has(word)).length)
  const scores = words.map((of) => [...wanted].reduce((sum, word) => sum + (of.has(word) ? rarity(word) : 0), 0))
  return sections[scores.indexOf(Math.max(...scores))]
}

/** Words by their beginnings, so that 'cell' and 'cells', 'specialised' and 'specialise' are one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= shortest)
    .map((word) => word.slice(0, 6))
