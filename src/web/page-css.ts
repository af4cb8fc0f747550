import { PurgeCSS } from 'purgecss'
import css from './ui/app.css?inline'

/** Attributes that a reader's first clicks or the head's script may set; whoever chose how to read gets the whole stylesheet first. */
const setAtOnce = ['data-known', 'data-fills-screen', 'data-theme', 'open']
/** A class of Tailwind's may hold any sign but these. */
const words = /[^<>"'`\s=]+/g
/**
 * Fonts that must be fetched, Tailwind's defaults for browsers without `@property`, what a pointer or the voice brings out,
 * paper and the device's own colours: the page can be read before them.
 */
const canWait = [
  /@font-face\{[^}]*url\([^}]*\}/g,
  /@layer properties\{@supports.*?\}\}\}/gs,
  /@media (?:\(hover:hover\)|\(forced-colors:active\)|print)\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{}])::(?:highlight|selection)[^{}]*\{[^{}]*\}/g,
]
const fetchedFont = /@font-face\{font-family:([^;]+);[^}]*url\(/g
/** Rules for the parts of form fields, which PurgeCSS leaves alone; Tailwind's reset has a score of them. */
const fieldParts = /(?<=[{}])::(?:file-selector-button|placeholder|-webkit-[\w-]+)\{[^{}]*\}/g

/** The whole stylesheet. */
export const wholeCss = css

/** The rules of the stylesheet that a page needs as it was rendered; about 30 ms of work. */
export async function cssOfPage(html: string): Promise<string> {
  const withoutScripts = html.replaceAll(/<script\b.*?<\/script>/gs, '')
  const hasFields = /<(?:input|select|textarea)\b/.test(withoutScripts)
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: withoutScripts, extension: 'html' }],
    css: [{ raw: canWait.reduce((rules, pattern) => rules.replaceAll(pattern, ''), css) }],
    defaultExtractor: (text) => text.match(words) ?? [],
    dynamicAttributes: setAtOnce,
    keyframes: true,
  })
  const rules = withoutFetchedFonts(needed?.css ?? css)
  return withoutUnusedProperties(hasFields ? rules : rules.replaceAll(fieldParts, ''), withoutScripts)
}

/** Without the custom properties that nothing on the page reads, their registrations, and rules that are then empty. */
function withoutUnusedProperties(rules: string, html: string): string {
  const isRead = (name: string) => rules.includes(`var(${name}`) || html.includes(`var(${name}`)
  const fewer = rules
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (property, name: string) => (isRead(name) ? property : ''))
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (property, name: string) => (isRead(name) ? property : ''))
    .replaceAll(/(?<=[{}])[^{}@;]+\{\}/g, '')
  // What only an unused property read is now unused too.
  return fewer === rules ? rules : withoutUnusedProperties(fewer, html)
}

/** Without the names of the fonts that have to be fetched, each of which the browser would first look for on the device. */
function withoutFetchedFonts(rules: string): string {
  const names = [...css.matchAll(fetchedFont)].map(([, name = '']) => name)
  const listed = names.flatMap((name) => [`"${name}", `, `${name},`])
  return listed.reduce((fewer, name) => fewer.replaceAll(name, ''), rules)
}
