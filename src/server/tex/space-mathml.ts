import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Tag = Extract<Node, { attribs: unknown }>

const FUNCTION_APPLICATION = '\u2061'
/** TeX's space between a function's name and what stands beside it. */
const THIN = '<mspace width="0.1667em"></mspace>'
const signs = new Set(['−', '-', '+', '±', '∓'])
/** After these a sign joins two terms; after any other operator it belongs to the number that follows. */
const closing = new Set([')', ']', '}', '!', '%', '′', '″', '∘', '°', '⌋', '⌉', '⟩', '∣', '∥'])
const opening = new Set(['(', '[', '{', '⌊', '⌈', '⟨'])
const scripts = new Set(['msup', 'msub', 'msubsup', 'munder', 'mover', 'munderover'])
const dashes = new Map([
  ['′', '′'],
  ['′′', '″'],
])

/**
 * Gives KaTeX's MathML the spaces of printed maths, which browsers don't know of: `x = −7` with its sign at the number, `k cos x` in three
 * parts, and a prime at its letter's shoulder.
 */
export function spaceMathml(mathml: string): string {
  if (!/[−+±∓\u2061′-]/.test(mathml)) return mathml
  const root = parseDocument(mathml, { xmlMode: true, decodeEntities: false })
  for (const element of DomUtils.getElementsByTagName('msup', root)) lowerPrime(element)
  for (const { children } of [root, ...tagsIn(root)]) spaceRow(children.filter(isTag))
  return DomUtils.getOuterHTML(root, { xmlMode: true, decodeEntities: false, selfClosingTags: false })
}

const isTag = (node: Node): node is Tag => 'attribs' in node
const tagsIn = (root: ReturnType<typeof parseDocument>): Tag[] => DomUtils.filter(isTag, root.children).filter(isTag)
const textOf = (tag: Tag | undefined) => (tag ? DomUtils.textContent(tag) : '')

/** Fonts draw a prime where it belongs already: as an exponent it would be raised, and made smaller, a second time. */
function lowerPrime(power: Tag): void {
  const [base, exponent] = power.children.filter(isTag)
  const dash = dashes.get(textOf(exponent))
  if (!base || !exponent || !dash) return
  const prime = parseDocument(`<mo lspace="0em" rspace="0em">${dash}</mo>`, { xmlMode: true }).children[0]
  if (!prime) return
  DomUtils.replaceElement(exponent, prime)
  power.name = 'mrow'
}

function spaceRow(row: readonly Tag[]): void {
  let bars = 0
  row.forEach((tag, at) => {
    const before = row[at - 1]
    if (textOf(tag) === '∣') bars++
    if (tag.name === 'mo' && signs.has(textOf(tag)) && !tag.attribs.lspace && startsTerm(before, bars))
      tag.attribs.form = 'prefix'
    if (!endsFunction(tag)) return
    const name = tag.name === 'mo' ? before : tag
    const left = row[at - (tag.name === 'mo' ? 2 : 1)]
    const right = row[at + 1]
    if (name && left && isTerm(left)) DomUtils.prepend(name, space())
    if (right && (right.name !== 'mo' || endsFunction(right)) && !isOpened(right)) DomUtils.append(tag, space())
  })
}

const space = () => parseDocument(THIN, { xmlMode: true }).children[0] as Node

function startsTerm(before: Tag | undefined, bars: number): boolean {
  if (!before) return false
  const text = textOf(before)
  if (text === '∣') return bars % 2 === 1
  return before.name === 'mo' && !closing.has(text)
}

const endsFunction = (tag: Tag): boolean =>
  tag.name === 'mo'
    ? textOf(tag) === FUNCTION_APPLICATION
    : scripts.has(tag.name) && textOf(tag.children.find(isTag)).endsWith(FUNCTION_APPLICATION)

const isSpace = (tag: Tag) => textOf(tag).trim() === ''
/** A bracket stands close to its function. */
const isOpened = (tag: Tag) => isSpace(tag) || opening.has(textOf(tag).charAt(0))

const isTerm = (tag: Tag) => (tag.name === 'mo' ? closing.has(textOf(tag)) : !isSpace(tag) && !endsFunction(tag))
