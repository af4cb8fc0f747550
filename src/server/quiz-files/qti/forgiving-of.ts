import type { Forgiving } from '#domain/questions/short-text/schemas.ts'
import type { XmlNode } from './xml-tree.ts'

/** What makes no difference where words are typed: as our own files say it, else everything but capitals that the file asks for. */
export function forgivingOf(interaction: XmlNode | undefined, exactCase: boolean): Forgiving {
  const kinds = interaction?.attributes['data-forgiving']?.split(' ') ?? [
    'accents',
    'spaces',
    'articles',
    ...(exactCase ? [] : ['case']),
  ]
  const forgives = (kind: string) => kinds.includes(kind)
  return {
    case: forgives('case'),
    accents: forgives('accents'),
    spaces: forgives('spaces'),
    articles: forgives('articles'),
  }
}
