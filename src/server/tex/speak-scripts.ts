import type { Tex } from './parse-tex.ts'
import { isOneThing } from './speak-parts.ts'
import { isCompound, isFunction, isNumber, nameOf, runsOn } from './tex-kinds.ts'
import type { Around, Speaker } from './tex-speaker.ts'
import { functions, gathering } from './tex-words.ts'

type Scripted = Tex & { is: 'scripted' }

export function speakScripted(item: Scripted, around: Around): string {
  const { base, sub, sup, dashes } = item
  const { after, speaker } = around
  const name = nameOf(base)
  if (base?.is === 'command') {
    const of = after ? ' of' : ''
    if (gathering.has(name)) return `${gathering.get(name)}${range(sub, sup, speaker)}${of}`
    if (name === 'lim') return `the limit as ${speaker.row((sub ?? []).map(tendsTo))}${of}`
    const applied = functions.get(name)
    if (applied !== undefined) return speakFunction(applied, sub, sup, around)
  }
  if (base?.is === 'bracket' && base.open === '[' && sub && sup)
    return `${around.speaker.item(base, around)},${range(sub, sup, speaker)}`
  if (sup && isShell(item, around)) return `${speaker.row(base ? [base] : [])} ${speaker.row(sup)}`
  const said = base ? speakBase(base, around, sup) : ''
  const dash = dashes === 0 ? '' : dashes === 1 ? ' dash' : ' double dash'
  const below = sub ? ` ${isCompound(sub) ? `sub ${speaker.row(sub)},` : speaker.row(sub)}` : ''
  return `${said}${dash}${below}${sup ? ` ${speakPower(base, sup, around)}` : ''}`
}

/** In `[Ar] 3d^5` the raised number counts electrons. */
function isShell({ base }: Scripted, { row }: Around): boolean {
  const [core] = row
  return core?.is === 'bracket' && core.open === '[' && core.of[0]?.is === 'words' && /^[spdf]$/.test(nameOf(base))
}

function range(sub: Tex[] | undefined, sup: Tex[] | undefined, speaker: Speaker): string {
  return `${sub ? ` ${sup ? 'from' : 'over'} ${speaker.row(sub)}` : ''}${sup ? ` to ${speaker.row(sup)}` : ''}`
}

const tendsTo = (item: Tex): Tex => (nameOf(item) === 'to' ? { is: 'words', text: 'tends to' } : item)

function speakFunction(
  name: string,
  sub: Tex[] | undefined,
  sup: Tex[] | undefined,
  { after, speaker }: Around,
): string {
  const inverse = sup !== undefined && isMinusOne(sup)
  const power =
    sup && !inverse ? ` ${speakPower(undefined, sup, { before: undefined, after: undefined, row: [], speaker })}` : ''
  const base = sub ? ` base ${speaker.row(sub)}${after && after.is !== 'bracket' ? ' of' : ''}` : ''
  return `${inverse ? 'inverse ' : ''}${name}${power}${base}`
}

/** A bracket of one thing is said without its brackets, but then its power is of all of it. */
function speakBase(base: Tex, around: Around, sup: Tex[] | undefined): string {
  if (base.is !== 'bracket' || base.open !== '(')
    return `${around.speaker.item(base, around)}${base.is === 'bracket' && sup ? ',' : ''}`
  const said = around.speaker.item(base, around).replace(/,$/, '')
  if (isFunction(around.before)) return `${said}, all`
  return isOneThing(base.of) && sup ? `${said}, all` : said
}

const isMinusOne = ([sign, one, ...more]: readonly Tex[]) =>
  /^[-−]$/.test(nameOf(sign)) && isNumber(one) && one.text === '1' && more.length === 0

function speakPower(base: Tex | undefined, sup: readonly Tex[], { after, speaker }: Around): string {
  const said = speaker.row(sup)
  const [only] = sup
  if (sup.length === 1 && /^(?:circ|°|ominus|prime)$/.test(nameOf(only))) return said
  if (sup.length === 1 && nameOf(only) === '*') return 'star'
  // An ion's charge: 2+ or −.
  if (/^[+\-−]$/.test(nameOf(sup.at(-1)))) return said
  if (said === '2') return 'squared'
  if (said === '3') return 'cubed'
  if (isMinusOne(sup) && (nameOf(base) === 'mathbf' || (isFunction(base) && after?.is === 'bracket'))) return 'inverse'
  return `to the power ${said}${(isCompound(sup) || sup.length > 1) && runsOn(after) ? ',' : ''}`
}
