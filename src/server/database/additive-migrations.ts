/**
 * What old servers could not live with: while a version is rolled out they use a database that the new version has changed (decisions/0062).
 * A comment `-- additive: WHY` before a statement lets it pass: whoever reviews it reads why.
 */
export function findNotAdditive(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((text) => /^create table (?:if not exists )?([^\s(]+)/i.exec(bare(text))?.[1] ?? []),
  )
  return statements
    .filter((text) => !hasReason(text) && !isAdditive(bare(text), made))
    .map((text) => bare(text).slice(0, 200))
}

const hasReason = (text: string) => /^\s*-- additive: \S+/m.test(text)

/** Without comments, quotes, the schema's name and line breaks. */
function bare(text: string): string {
  return text.replace(/--.*$/gm, '').replaceAll('"public".', '').replaceAll('"', '').replace(/\s+/g, ' ').trim()
}

/** `made`: the tables that the same migration makes, of which no old server knows. */
function isAdditive(statement: string, made: ReadonlySet<string>): boolean {
  if (statement === '') return true
  if (/^create (table|index|sequence)\b/i.test(statement)) return true
  // Old servers may write what is there twice.
  const unique = /^create unique index (?:if not exists )?\S+ on ([^\s(]+)/i.exec(statement)?.[1]
  if (unique !== undefined) return made.has(unique)
  const altered = /^alter table (?:if exists |only )*([^\s(]+) (.+)$/i.exec(statement)
  if (!altered) return false
  const [, table = '', change = ''] = altered
  return made.has(table) || addsHarmlessColumn(change)
}

/** Old servers write rows without it, so it may be empty or fills itself. */
function addsHarmlessColumn(change: string): boolean {
  if (!/^add column [^,]+(\([^)]*\)[^,]*)?;?$/i.test(change)) return false
  return (
    !/\b(unique|check|references)\b/i.test(change) &&
    (!/\bnot null\b/i.test(change) || /\bdefault\b|\bgenerated\b/i.test(change))
  )
}
