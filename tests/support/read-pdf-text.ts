import { inflateSync } from 'node:zlib'

/**
 * What somebody who copies from a PDF gets, piece by piece in the order of the pages: the codes of each piece, read by the table
 * that the file has for its font. Enough for what pdfkit writes.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const all = [...objects.values()].map(({ head }) => head).join('\n')
  const fonts = new Map(
    [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      return [name, lettersOf(objects.get(table)?.stream ?? '')] as const
    }),
  )
  return [...objects.values()]
    .filter(({ stream }) => /\bBT\b/.test(stream))
    .flatMap(({ stream }) => {
      let letters = new Map<number, string>()
      return [...stream.matchAll(/\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
        if (font) letters = fonts.get(font) ?? letters
        if (shown === undefined) return []
        const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        return [codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('')]
      })
    })
}

function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/)
      const bytes = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
      const stream = bytes && (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
      return [id, { head, stream: stream ?? '' }]
    }),
  )
}

/** A font's letters by their codes. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        Number.parseInt(first, 16) + at,
        (hex.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
      )
  return letters
}
