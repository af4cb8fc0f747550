import {
  type Coverage,
  type CoverageFigures,
  type CoveredStatement,
  coverageKinds,
  sumOfFigures,
} from '../../../src/domain/curriculum/coverage.ts'
import { qualificationName } from '../../../src/domain/curriculum/specification.ts'

/** The figures of every qualification; with `gaps` also the statements of each that are not taught, or taught but not asked or examined. */
export function printCoverage(all: readonly Coverage[], { gaps }: { gaps: boolean }): string {
  const total = sumOfFigures(all.map(({ figures }) => figures))
  return [
    `${'Qualification'.padEnd(28)}statements        taught         asked      examined`,
    ...all.map((coverage) => row(qualificationName(coverage), coverage.figures)),
    row('total', total),
    ...(gaps ? all.flatMap(gapsInWords) : []),
  ].join('\n')
}

/** The same for a program: figures, shares and gaps by the qualification's name. */
export const coverageAsData = (all: readonly Coverage[]) => ({
  totals: withShares(sumOfFigures(all.map(({ figures }) => figures))),
  perQualification: Object.fromEntries(
    all.map((coverage) => [
      qualificationName(coverage),
      {
        ...withShares(coverage.figures),
        gaps: coverage.sections.flatMap(({ title, statements }) =>
          statements.filter(isGap).map((statement) => ({ section: title, ...statement })),
        ),
      },
    ]),
  ),
})

const isGap = (statement: CoveredStatement) => !coverageKinds.every((kind) => statement[kind])

const withShares = (figures: CoverageFigures) => ({
  ...figures,
  percent: Object.fromEntries(coverageKinds.map((kind) => [kind, percentOf(figures[kind], figures.statements)])),
})

/** To one decimal, and never rounded up to what is not reached. */
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((1000 * part) / whole) / 10)

const row = (name: string, figures: CoverageFigures) =>
  name.padEnd(28) +
  String(figures.statements).padStart(10) +
  coverageKinds.map((kind) => cell(figures[kind], figures.statements)).join('')

const cell = (part: number, whole: number) =>
  `${String(part).padStart(6)} ${percentOf(part, whole).toFixed(1).padStart(5)} %`

function gapsInWords({ sections, figures, ...of }: Coverage): string[] {
  const lists = [
    list('not taught', sections, ({ taught }) => !taught),
    list('taught but not asked', sections, ({ taught, asked }) => taught && !asked),
    // While nothing is examined, the figure says it all.
    figures.examined === 0
      ? []
      : list('taught but not examined', sections, ({ taught, examined }) => taught && !examined),
  ]
  return lists.some((lines) => lines.length > 0) ? [`\n${qualificationName(of)}`, ...lists.flat()] : []
}

function list(
  title: string,
  sections: Coverage['sections'],
  chosen: (statement: CoveredStatement) => boolean,
): string[] {
  const statements = sections.flatMap((section) => section.statements.filter(chosen))
  if (statements.length === 0) return []
  return [
    `  ${title}: ${statements.length}`,
    ...statements.map(
      ({ reference, text, tier, option }) =>
        `    ${reference}: ${text}${tier && tier !== 'both' ? ` (${tier})` : ''}${option ? ` [${option}]` : ''}`,
    ),
  ]
}
