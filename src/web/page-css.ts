import { PurgeCSS } from 'purgecss'
import { readingSettings } from '#domain/reading/reading-choices.ts'
import css from './ui/app.css?inline'

/** Attributes that a reader's first clicks or the head's script may set. */
const setAtOnce = ['data-known', 'data-theme', 'open', ...readingSettings.map((setting) => `data-read-${setting}`)]
/** A class of Tailwind's may hold any sign but these. */
const words = /[^<>"'`\s=]+/g
/** Fonts that must be fetched, and Tailwind's defaults for browsers without `@property`: the page can be read before them. */
const canWait = /@font-face\{[^}]*url\([^}]*\}|@layer properties\{@supports.*?\}\}\}/gs

/** The whole stylesheet. */
export const wholeCss = css

/** The rules of the stylesheet that a page needs as it was rendered; about 30 ms of work. */
export async function cssOfPage(html: string): Promise<string> {
  const withoutScripts = html.replaceAll(/<script\b.*?<\/script>/gs, '')
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: withoutScripts, extension: 'html' }],
    css: [{ raw: css.replaceAll(canWait, '') }],
    defaultExtractor: (text) => text.match(words) ?? [],
    dynamicAttributes: setAtOnce,
    keyframes: true,
  })
  return withoutUnusedProperties(needed?.css ?? css)
}

const withoutUnusedProperties = (rules: string) =>
  rules.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (property, name: string) =>
    rules.includes(`var(${name}`) ? property : '',
  )
