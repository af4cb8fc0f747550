import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { seededRandom } from '../../src/domain/seeded-random.ts'

/** The terms of one document, with their weights. */
export type Counted = ReadonlyMap<number, number>

/** Columns more than are kept, and passes over the documents: with them the kept ones are exact enough. */
const SPARE = 10
const PASSES = 2
/** Anything will do, so long as every build finds the same. */
const SEED = 19
/** A direction in which nothing differs, but for what is lost in rounding. */
const NOTHING = 1e-9

/**
 * Latent semantic analysis: where each term is in a space of few dimensions, in which terms are near that keep the same company. It
 * is the singular value decomposition of terms by documents, by random projection (Halko, Martinsson and Tropp, 2011).
 * @returns a row per term, of `dimensions` numbers.
 */
export function latentMeanings(documents: readonly Counted[], terms: number, dimensions: number): Float64Array[] {
  const width = dimensions + SPARE
  const chance = seededRandom(SEED)
  let byDocument: Float64Array[] = documents.map(() =>
    Float64Array.from({ length: width }, () => chance.fraction() - 0.5),
  )
  let byTerm = orthonormal(timesDocuments(documents, byDocument, terms, width))
  for (let pass = 0; pass < PASSES; pass++) {
    byDocument = orthonormal(timesTerms(documents, byTerm, width))
    byTerm = orthonormal(timesDocuments(documents, byDocument, terms, width))
  }
  const axes = principalAxes(timesTerms(documents, byTerm, width)).slice(0, dimensions)
  return turned(
    byTerm,
    axes.map(({ axis }) => axis),
  )
}

/** Terms by documents, times a matrix with a row per document. */
function timesDocuments(documents: readonly Counted[], rows: Float64Array[], terms: number, width: number) {
  const product = Array.from({ length: terms }, () => new Float64Array(width))
  for (const [at, document] of documents.entries())
    for (const [term, weight] of document) addTo(product[term], rows[at], weight)
  return product
}

/** Documents by terms, times a matrix with a row per term. */
const timesTerms = (documents: readonly Counted[], rows: Float64Array[], width: number) =>
  documents.map((document) => {
    const sum = new Float64Array(width)
    for (const [term, weight] of document) addTo(sum, rows[term], weight)
    return sum
  })

function addTo(sum: Float64Array | undefined, row: Float64Array | undefined, weight: number) {
  if (!sum || !row) return
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (row[at] ?? 0)
}

/** The same space, in columns of length 1 at right angles to each other. */
function orthonormal(rows: Float64Array[]): Float64Array[] {
  const axes = principalAxes(rows).map(({ axis, strength }) => axis.map((value) => value / Math.sqrt(strength)))
  return turned(rows, axes)
}

/** Directions in which the rows differ, the strongest first. */
function principalAxes(rows: Float64Array[]): { axis: Float64Array; strength: number }[] {
  const width = rows[0]?.length ?? 0
  const products = Array.from({ length: width }, () => new Float64Array(width))
  for (const row of rows) for (const [at, value] of row.entries()) addTo(products[at], row, value)
  const { eigenvectorMatrix, realEigenvalues } = new EigenvalueDecomposition(new Matrix(products), {
    assumeSymmetric: true,
  })
  return realEigenvalues
    .map((strength, column) => ({ strength, axis: Float64Array.from(eigenvectorMatrix.getColumn(column)) }))
    .filter(({ strength }) => strength > NOTHING)
    .sort((a, b) => b.strength - a.strength)
}

/** Each row as how far it goes along each axis. */
const turned = (rows: Float64Array[], axes: Float64Array[]) =>
  rows.map((row) =>
    Float64Array.from(axes, (axis) => {
      let sum = 0
      for (let at = 0; at < axis.length; at++) sum += (axis[at] ?? 0) * (row[at] ?? 0)
      return sum
    }),
  )
