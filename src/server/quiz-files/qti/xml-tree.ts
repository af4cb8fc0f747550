import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { UnreadableItem } from '../quiz-file.ts'

/** An element, or text between elements (`name` is empty). */
export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const LARGEST = 2 * 1024 * 1024
const DEEPEST = 60

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/**
 * XML as a tree, in order. What declares a document type is refused: entities of its own could name files or grow without end.
 * @throws {UnreadableItem} with a sentence that says why.
 */
export function readXml(source: string): XmlNode {
  if (source.length > LARGEST) throw new UnreadableItem('It is too large.')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source))
    throw new UnreadableItem('It declares entities of its own, which is not safe to read.')
  if (XMLValidator.validate(source) !== true) throw new UnreadableItem('It is no well-formed XML.')
  let parsed: unknown
  try {
    parsed = parser.parse(source)
  } catch {
    throw new UnreadableItem('It is no well-formed XML.')
  }
  const root = nodesOf(parsed, 0).find(({ name }) => name !== '')
  if (!root) throw new UnreadableItem('It holds nothing.')
  return root
}

function nodesOf(list: unknown, depth: number): XmlNode[] {
  if (depth > DEEPEST) throw new UnreadableItem('Its elements stand too deep in each other.')
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown): XmlNode[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const [name] = Object.keys(entry).filter((key) => key !== ':@')
    if (name === undefined) return []
    const held: unknown = Reflect.get(entry, name)
    if (name === '#text') return [{ name: '', attributes: {}, children: [], text: String(held) }]
    return [{ name, attributes: attributesOf(Reflect.get(entry, ':@')), children: nodesOf(held, depth + 1), text: '' }]
  })
}

function attributesOf(held: unknown): Record<string, string> {
  if (typeof held !== 'object' || held === null) return {}
  return Object.fromEntries(Object.entries(held).map(([name, value]) => [name, String(value)]))
}

/** Every element of these names, at any depth, in order. */
export function findAll(node: XmlNode, ...names: string[]): XmlNode[] {
  return node.children.flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...findAll(child, ...names)])
}

export const find = (node: XmlNode, name: string): XmlNode | undefined => findAll(node, name)[0]

/** All text within. */
export const textIn = (node: XmlNode): string => node.text + node.children.map(textIn).join('')
