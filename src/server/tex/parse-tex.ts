/** A formula as a tree, no further taken apart than speaking it needs. */
export type Tex =
  | { is: 'mark'; text: string }
  | { is: 'number'; text: string }
  | { is: 'words'; text: string }
  | { is: 'chemistry'; text: string }
  | { is: 'command'; name: string; args: Tex[][]; option?: Tex[] }
  | { is: 'group'; of: Tex[] }
  | { is: 'bracket'; open: string; of: Tex[] }
  | { is: 'table'; rows: Tex[][][] }
  | { is: 'scripted'; base: Tex | undefined; sub?: Tex[]; sup?: Tex[]; dashes: number }

const takesTwo = /^(?:[dtc]?frac|[dt]?binom)$/
const takesOne =
  /^(?:sqrt|dot|bar|overline|hat|vec|tilde|overrightarrow|xrightarrow|underline|boldsymbol|math(?:bf|rm|it|cal|bb))$/
const wordCommand = /^\\(text|textbf|textit|operatorname|ce)\s*\{/
const token = /\\[A-Za-z]+|\\.|\d[\d.]*(?:\\,\d{3}(?!\d))*|\s+|[^]/y
const closing = new Set([')', ']', '\\}', '\\rvert', '\\rangle'])
const opening = new Map(Object.entries({ '(': '(', '[': '[', '\\{': '{', '\\lvert': '|' }))

/** Reads TeX that KaTeX accepts; what it does not know stays as a command without arguments. */
export function parseTex(tex: string): Tex[] {
  return new Reader(tex).row()
}

class Reader {
  readonly #tex: string
  #at = 0
  readonly #barsPair: boolean

  constructor(tex: string) {
    this.#tex = tex
    // One bar alone separates ('given', 'such that'); two enclose.
    this.#barsPair = (tex.match(/\|/g)?.length ?? 0) % 2 === 0
  }

  /** Items up to a token for which `ends` holds (which stays unread) or the end. */
  row(ends: (token: string) => boolean = () => false): Tex[] {
    const items: Tex[] = []
    for (let next = this.#peek(); next !== '' && !ends(next); next = this.#peek()) {
      const item = this.#item(items)
      if (item) items.push(item)
    }
    return items
  }

  #peek(): string {
    token.lastIndex = this.#at
    return token.exec(this.#tex)?.[0] ?? ''
  }

  #take(): string {
    const taken = this.#peek()
    this.#at += taken.length
    return taken
  }

  #skipSpace() {
    while (/^\s/.test(this.#peek())) this.#take()
  }

  #item(before: Tex[]): Tex | undefined {
    const words = wordCommand.exec(this.#tex.slice(this.#at))
    if (words) {
      this.#at += words[0].length
      const text = this.#raw()
      return { is: words[1] === 'ce' ? 'chemistry' : 'words', text }
    }
    const next = this.#take()
    if (/^(?:\s|\\[,;:! ]$|~|&)/.test(next)) return undefined
    if (/^\d/.test(next)) return { is: 'number', text: next.replaceAll('\\,', ',') }
    if (next === '{') return this.#group()
    if (next === '^' || next === '_' || next === "'") return this.#script(next, before.pop())
    if (next === '\\begin') return this.#table()
    if (next === '\\left' || next === '\\right' || /^\\[bB]igg?[lr]?$/.test(next)) return undefined
    const open = next === '|' && this.#barsPair ? '|' : opening.get(next)
    if (open !== undefined) return this.#bracket(open)
    if (/^\\[A-Za-z]/.test(next)) return this.#command(next.slice(1))
    return { is: 'mark', text: next.replace('\\', '') }
  }

  #group(): Tex {
    const of = this.row((token) => token === '}')
    this.#take()
    return of.length === 1 && of[0] ? of[0] : { is: 'group', of }
  }

  #bracket(open: string): Tex {
    const ends = (token: string) => (open === '|' ? token === '|' || token === '\\rvert' : closing.has(token))
    const of = this.row((token) => ends(token) || token === '}')
    if (ends(this.#peek())) this.#take()
    return { is: 'bracket', open, of }
  }

  #command(name: string): Tex {
    let option: Tex[] | undefined
    if (name === 'sqrt' && this.#peek() === '[') {
      this.#take()
      option = this.row((token) => token === ']')
      this.#take()
    }
    const args = Array.from({ length: takesTwo.test(name) ? 2 : takesOne.test(name) ? 1 : 0 }, () => this.#argument())
    return { is: 'command', name, args, ...(option && { option }) }
  }

  /** What a command or a script applies to: a group, or the next item alone (one digit of a number). */
  #argument(): Tex[] {
    this.#skipSpace()
    if (/^\d/.test(this.#peek())) return [{ is: 'number', text: this.#tex[this.#at++] ?? '' }]
    if (this.#peek() === '{') {
      this.#take()
      const of = this.row((token) => token === '}')
      this.#take()
      return of
    }
    const item = this.#item([])
    return item ? [item] : []
  }

  #script(sign: string, base: Tex | undefined): Tex {
    const scripted: Tex & { is: 'scripted' } =
      base?.is === 'scripted' ? base : { is: 'scripted', base: base, dashes: 0 }
    if (sign === "'") scripted.dashes++
    else if (sign === '_') scripted.sub = this.#argument()
    else scripted.sup = this.#argument()
    return scripted
  }

  #table(): Tex {
    this.#skipSpace()
    this.#take()
    this.row((token) => token === '}')
    this.#take()
    const rows: Tex[][][] = [[]]
    for (let next = this.#peek(); next !== '' && next !== '\\end'; next = this.#peek()) {
      rows.at(-1)?.push(this.row((token) => token === '&' || token === '\\\\' || token === '\\end'))
      if (this.#peek() === '\\end') break
      if (this.#take() === '\\\\') rows.push([])
    }
    this.#take()
    this.#argument()
    return { is: 'table', rows: rows.filter((row) => row.some((cell) => cell.length > 0)) }
  }

  /** The text up to the brace that closes the one just read. */
  #raw(): string {
    const from = this.#at
    for (let depth = 1; this.#at < this.#tex.length; this.#at++) {
      const sign = this.#tex[this.#at]
      if (sign === '{') depth++
      if (sign === '}' && --depth === 0) break
    }
    return this.#tex.slice(from, this.#at++)
  }
}
