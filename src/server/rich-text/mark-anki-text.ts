const formulas: [pattern: RegExp, display: boolean][] = [
  [/\\\[(.+?)\\\]/gs, true],
  [/\\\((.+?)\\\)/gs, false],
  [/\[\$\$\](.+?)\[\/\$\$\]/gs, true],
  [/\[\$\](.+?)\[\/\$\]/gs, false],
  [/\[latex\](.+?)\[\/latex\]/gs, true],
  [/<anki-mathjax block="true">(.+?)<\/anki-mathjax>/gs, true],
  [/<anki-mathjax[^>]*>(.+?)<\/anki-mathjax>/gs, false],
]
const sounds = /\[sound:([^\]]+)\]/g

/** Makes elements of what Anki writes as text within HTML: formulas, in either of its ways, and sounds. */
export function markAnkiText(html: string): string {
  let marked = html
  for (const [pattern, display] of formulas)
    marked = marked.replace(pattern, (_whole, tex: string) => {
      // A formula may have been broken over lines or marked up in the editor.
      const bare = tex.replace(/<br[^>]*>|<\/?div[^>]*>|&nbsp;/gi, ' ').replace(/<[^>]*>/g, '')
      return `<rw-tex display="${display ? 1 : 0}">${bare}</rw-tex>`
    })
  return marked.replace(
    sounds,
    (_whole, file: string) => `<rw-sound file="${file.replaceAll('"', '&quot;')}"></rw-sound>`,
  )
}

/** Text in HTML for Anki, so that none of it is taken for a formula or a sound there. */
export function escapeForAnki(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\\(?=[([\])])/g, '&#92;')
    .replace(/\[(?=sound:|latex\]|\/latex\]|\/?\$)/g, '&#91;')
}
