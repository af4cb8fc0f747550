/** A pupil's first answer to a question, which nothing on the screen had helped with yet. */
export interface FirstAnswer {
  pupilId: string
  questionId: string
  /** Names what was chosen, one option or several; two draws of one question give the same option the same name. */
  options: readonly string[]
  right: boolean
}

export interface QuestionAnalysis {
  questionId: string
  answered: number
  right: number
  /** How often each option was chosen; options that nobody chose are absent. */
  chosen: ReadonlyMap<string, number>
  /**
   * From -1 to 1: whether those who know the rest also know this, as the correlation of being right here with the share right
   * elsewhere (the corrected point-biserial). Null with fewer than `PUPILS_TO_DISCRIMINATE`, or where all are alike.
   */
  discrimination: number | null
}

/** With fewer, a share of them says little and is told as a number of pupils. */
export const PUPILS_TO_SHARE = 5
/** With fewer, chance alone moves the figure by a third and more. */
export const PUPILS_TO_DISCRIMINATE = 10

/** Share right, 0 to 1; null before anybody answered. */
export const facilityOf = ({ answered, right }: Pick<QuestionAnalysis, 'answered' | 'right'>) =>
  answered === 0 ? null : right / answered

/** What first answers say about each question. Of several by one pupil to one question the first in the list counts. */
export function analyseQuestions(answers: readonly FirstAnswer[]): QuestionAnalysis[] {
  const once = [...new Map(answers.toReversed().map((answer) => [keyOf(answer), answer])).values()].toReversed()
  const byPupil = Map.groupBy(once, ({ pupilId }) => pupilId)
  return [...Map.groupBy(once, ({ questionId }) => questionId)].map(([questionId, own]) => {
    const chosen = new Map<string, number>()
    for (const option of own.flatMap(({ options }) => [...new Set(options)]))
      chosen.set(option, (chosen.get(option) ?? 0) + 1)
    return {
      questionId,
      answered: own.length,
      right: own.filter(({ right }) => right).length,
      chosen,
      discrimination: discriminationOf(own, byPupil),
    }
  })
}

const keyOf = ({ pupilId, questionId }: FirstAnswer) => JSON.stringify([pupilId, questionId])

function discriminationOf(
  own: readonly FirstAnswer[],
  byPupil: ReadonlyMap<string, readonly FirstAnswer[]>,
): number | null {
  const pairs = own.flatMap(({ pupilId, questionId, right }) => {
    const others = (byPupil.get(pupilId) ?? []).filter((answer) => answer.questionId !== questionId)
    if (others.length === 0) return []
    return [{ here: right ? 1 : 0, elsewhere: others.filter((answer) => answer.right).length / others.length }]
  })
  if (pairs.length < PUPILS_TO_DISCRIMINATE) return null
  return correlation(
    pairs.map(({ here }) => here),
    pairs.map(({ elsewhere }) => elsewhere),
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's r; null where one side never varies. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let [together, squareX, squareY] = [0, 0, 0]
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY]
    together += dx * dy
    squareX += dx * dx
    squareY += dy * dy
  }
  // A sum of rounded differences is never quite nought.
  if (squareX < 1e-9 || squareY < 1e-9) return null
  return Math.max(-1, Math.min(1, together / Math.sqrt(squareX * squareY)))
}
