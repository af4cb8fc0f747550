/*
 * Marks what is being said by the CSS Custom Highlight API, which leaves the page's elements alone; a browser without it
 * shows the word as selected text.
 */
const marks = () => ('highlights' in CSS ? CSS.highlights : null)

export function showSpoken(sentence: Range | null, word: Range | null): void {
  const highlights = marks()
  if (highlights) {
    set(highlights, 'spoken-sentence', sentence)
    set(highlights, 'spoken-word', word)
  } else if (word) {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(word)
  }
  if (word) keepInView(word)
}

export function clearSpoken(): void {
  const highlights = marks()
  if (!highlights) return getSelection()?.removeAllRanges()
  highlights.delete('spoken-sentence')
  highlights.delete('spoken-word')
}

function set(highlights: HighlightRegistry, name: string, range: Range | null): void {
  if (range) highlights.set(name, new Highlight(range))
  else highlights.delete(name)
}

/** The player covers the window's lowest part. */
const COVERED = 120

function keepInView(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect()
  if (height > 0 && (top < 0 || bottom > innerHeight - COVERED)) scrollBy({ top: top - innerHeight / 3 })
}
