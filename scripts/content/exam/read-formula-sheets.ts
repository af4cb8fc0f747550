import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Subject } from '../../../src/domain/curriculum/subject.ts'
import { type FormulaSheet, FormulaSheetFacts } from '../../../src/domain/exam/papers/formula-sheet.ts'
import { ContentError } from '../content-error.ts'
import { refuseLostFormulas } from '../lost-formula.ts'
import { parseMarkdown, plainText, richText } from '../markdown.ts'
import type { Place } from '../place.ts'
import { rendered } from '../read-items.ts'

/** Reads `formula-sheets/<id>.md`. A sheet of a qualification that is not here, or a second one for the same papers, is a fault. */
export async function readFormulaSheets(
  folder: string,
  subjects: readonly Subject[],
): Promise<{ sheets: FormulaSheet[]; faults: string[] }> {
  const names = await readdir(path.join(folder, 'formula-sheets')).catch((): string[] => [])
  const sheets: FormulaSheet[] = []
  const faults: string[] = []
  for (const name of names.sort()) {
    const file = `formula-sheets/${name}`
    try {
      const sheet = readFormulaSheet({ file, text: await readFile(path.join(folder, file), 'utf8') })
      faults.push(...faultsOf(sheet, { file, subjects, others: sheets }))
      sheets.push(sheet)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(error.message)
    }
  }
  return { sheets, faults }
}

/** Facts of the sheet, then `## Heading` with its formulae, one or more times. @throws {ContentError} naming file, line and item. */
export function readFormulaSheet({ file, text }: { file: string; text: string }): FormulaSheet {
  const [, id] = /([a-z0-9-]+)\.md$/.exec(file) ?? []
  const root = parseMarkdown(text)
  const fail: Place['fail'] = (node, item, fault) => {
    throw new ContentError(file, node?.position?.start.line, item, fault)
  }
  refuseLostFormulas(root, fail)
  if (id === undefined) return fail(undefined, 'file', "a sheet is called 'gcse-maths-higher.md'")
  const [front, ...body] = root.children
  if (front?.type !== 'yaml') return fail(front, 'front matter', 'missing')
  const facts = FormulaSheetFacts.safeParse(parseYaml(front.value))
  if (!facts.success) return fail(front, 'front matter', z.prettifyError(facts.error))
  const sections: FormulaSheet['sections'] = []
  const starts = body.flatMap((node, index) => (node.type === 'heading' ? [index] : []))
  if (starts[0] !== 0) fail(body[0], 'sheet', "a sheet begins with a heading, '## Mechanics'")
  for (const [at, start] of starts.entries()) {
    const nodes = body.slice(start + 1, starts[at + 1])
    const head = body[start]
    const heading = head ? plainText(head) : ''
    if (head?.type === 'heading' && head.depth !== 2) fail(head, heading, 'headings are of the second level')
    if (nodes.length === 0) fail(head, heading, 'nothing below the heading')
    if (head) sections.push({ heading, body: rendered(head, heading, { fail }, () => richText(nodes)) })
  }
  return { ...facts.data, id, sections }
}

function faultsOf(
  sheet: FormulaSheet,
  { file, subjects, others }: { file: string; subjects: readonly Subject[]; others: readonly FormulaSheet[] },
): string[] {
  const unknown = sheet.of.filter(
    (name) =>
      !subjects.some(({ level, slug, qualifications }) =>
        Object.keys(qualifications ?? {}).some((board) => name === `${level}/${slug}/${board}`),
      ),
  )
  const twice = others.filter(
    ({ of, papers, tier }) =>
      of.some((name) => sheet.of.includes(name)) &&
      papers === sheet.papers &&
      (tier ?? sheet.tier) === (sheet.tier ?? tier),
  )
  return [
    ...unknown.map((name) => `${file}: ${name} is no qualification here`),
    ...twice.map(({ id }) => `${file}: its papers have ${id} already`),
  ]
}
