import { type ClozeSide, renderCloze } from './render-cloze.ts'

/** What a template is filled with. */
export interface TemplateFields {
  fields: ReadonlyMap<string, string>
  /** The side of a cloze note; null for other notes. */
  cloze: ClozeSide | null
  /** What `{{FrontSide}}` stands for. */
  frontSide: string
}

export interface Rendered {
  html: string
  /** Filters of Anki's that we don't know, such as `tts`. */
  unknown: string[]
}

const tag = /\{\{([#^/]?)([^{}]*)\}\}/g
const known = ['text', 'cloze', 'cloze-only', 'type', 'hint', 'furigana', 'kanji', 'kana', 'nc']

/** Fills a template of Anki's: fields, `{{#Field}}…{{/Field}}`, `{{^Field}}…{{/Field}}` and filters. */
export function renderTemplate(template: string, filling: TemplateFields): Rendered {
  const source = template.replace(/<!--.*?-->/gs, '')
  const unknown = new Set<string>()
  let html = ''
  let from = 0
  /** Whether each open section is shown. */
  const sections: boolean[] = []
  const shows = () => sections.every(Boolean)
  for (const { 0: whole, 1: kind, 2: inner = '', index } of source.matchAll(tag)) {
    if (shows()) html += source.slice(from, index)
    from = index + whole.length
    const name = inner.trim()
    if (kind === '#') sections.push(isFilled(filling.fields.get(name)))
    else if (kind === '^') sections.push(!isFilled(filling.fields.get(name)))
    else if (kind === '/') sections.pop()
    else if (shows()) html += fill(name, filling, unknown)
  }
  html += source.slice(from)
  return { html, unknown: [...unknown] }
}

const isFilled = (value: string | undefined) => (value ?? '').replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') !== ''

function fill(reference: string, filling: TemplateFields, unknown: Set<string>): string {
  if (reference === 'FrontSide') return filling.frontSide
  const filters = reference.split(':').map((part) => part.trim())
  const name = filters.pop() ?? ''
  return filters.reduceRight((value, filter) => {
    const [kind = ''] = filter.split(' ')
    if (kind === 'cloze' || kind === 'cloze-only') return filling.cloze ? renderCloze(value, filling.cloze) : value
    if (kind === 'text') return value.replace(/<[^>]*>/g, ' ')
    // What is to be typed in is not shown on the front.
    if (kind === 'type') return filling.frontSide === '' && !filling.cloze?.back ? '' : value
    if (kind === 'furigana') return value.replace(/ ?([^ >]+?)\[(.+?)\]/g, '$1 ($2)')
    if (kind === 'kanji') return value.replace(/ ?([^ >]+?)\[(.+?)\]/g, '$1')
    if (kind === 'kana') return value.replace(/ ?([^ >]+?)\[(.+?)\]/g, '$2')
    if (known.includes(kind)) return value
    unknown.add(kind)
    return ''
  }, filling.fields.get(name) ?? '')
}
