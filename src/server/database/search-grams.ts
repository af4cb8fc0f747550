/**
 * What `search_grams` (migrations) has of every text that contains this one: its runs of three characters. A search of one
 * or two characters looks for words that begin so.
 */
export function gramsOf(search: string): string[] {
  const letters = [...search.toLowerCase()]
  if (letters.length < 3) return [` ${letters.join('')}`]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
