import type { Tex } from './parse-tex.ts'
import { isCompound, isFunction, isLetter, isNumber, nameOf, runsOn } from './tex-kinds.ts'
import type { Around, Speaker } from './tex-speaker.ts'

type Bracket = Tex & { is: 'bracket' }

export function speakBracket({ open, of }: Bracket, { before, after, speaker }: Around): string {
  const inside = speaker.row(of)
  const pause = runsOn(after) || (isCompound(of) && after !== undefined) ? ',' : ''
  const applied = isFunction(before) ? 'of ' : ''
  if (open === '|') return `${applied}the modulus of ${inside}${pause}`
  if (open === '\\{' || open === '{') return `the set of ${speaker.row(of.map(suchThat))}${pause}`
  const onlyChemistry = of.length === 1 && of[0]?.is === 'chemistry'
  const onlyWords = of.length === 1 && of[0]?.is === 'words'
  if (open === '[' && onlyChemistry)
    return `${applied}${isFactor(before) ? 'times ' : ''}the concentration of ${inside}`
  if (open === '[' && onlyWords) return inside
  if (open === '[') return `open square bracket ${inside} close square bracket`
  if (of.some((item) => nameOf(item) === ',')) return `(${inside.trim()})`
  if (isFunction(before) || ((onlyWords || onlyChemistry) && isLetter(before))) return `of ${inside}${pause}`
  if (isOneThing(of) && nameOf(of[0]) !== 'dots')
    return isNumber(before) || isLetter(before) ? `times ${inside}` : inside
  return `open bracket ${inside} close bracket`
}

const isFactor = (item: Tex | undefined) =>
  item !== undefined && !isFunction(item) && (item.is === 'bracket' || item.is === 'scripted' || isLetter(item))

const suchThat = (item: Tex): Tex => (/^[:|]$|^mid$/.test(nameOf(item)) ? { is: 'words', text: 'such that' } : item)

/** One sign, or one with a minus before it. */
export const isOneThing = (of: readonly Tex[]) =>
  of.length === 1 ? !isCompound(of) : of.length === 2 && /^[-−]$/.test(nameOf(of[0]))

export function speakFraction(top: readonly Tex[], bottom: readonly Tex[], { before, after, speaker }: Around): string {
  const [over, under] = [speaker.row(top), speaker.row(bottom)]
  const pause = runsOn(after) ? ',' : ''
  if (isDifferential(top[0]) && isDifferential(bottom[0]))
    return `${over} by ${under}${top.length === 1 ? ' of' : pause}`
  if (!isCompound(top) && !isCompound(bottom)) {
    const mixed = isNumber(before) && top.every(isNumber) && bottom.every(isNumber)
    return `${mixed ? 'and ' : ''}${over} over ${under}${pause}`
  }
  return `the fraction ${over}, over ${under}${after && isCompound(bottom) ? ', end of fraction' : ''}${after ? ',' : ''}`
}

function isDifferential(item: Tex | undefined): boolean {
  if (item?.is === 'scripted') return isDifferential(item.base)
  if (item?.is === 'command') return item.name === 'mathrm' && nameOf(item.args[0]?.[0]) === 'd'
  return nameOf(item) === 'd'
}

export function speakTable(rows: readonly Tex[][][], speaker: Speaker): string {
  const cells = rows.map((row) => row.map(speaker.row))
  const columns = Math.max(...cells.map((row) => row.length))
  if (columns === 1) return `column vector ${cells.map((row) => row[0]).join(', ')},`
  return `the ${rows.length} by ${columns} matrix ${cells.map((row, at) => `row ${at + 1}: ${row.join(', ')}`).join('; ')},`
}

const roots = new Map(Object.entries({ '3': 'cube', '4': 'fourth', '5': 'fifth' }))

/** What a command puts over, under or around its argument. */
export function speakDecorated(
  name: string,
  of: readonly Tex[],
  option: Tex[] | undefined,
  { after, speaker }: Around,
): string {
  const inside = speaker.row(of)
  if (name === 'sqrt') {
    const degree = option && speaker.row(option)
    const which = degree === undefined ? 'square' : (roots.get(degree) ?? `${degree} th`)
    return `the ${which} root of ${inside}${after && (isCompound(of) || runsOn(after)) ? ',' : ''}`
  }
  if (name === 'bar') return `${inside} bar`
  if (name === 'overline') return of.length === 1 ? `not ${inside}` : `not, ${inside},`
  if (name === 'hat' || name === 'tilde' || name === 'dot') return `${inside} ${name}`
  if (name === 'vec' || name === 'overrightarrow') return `vector ${inside}`
  if (name === 'xrightarrow') return `makes, with ${inside},`
  return inside
}
