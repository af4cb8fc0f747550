/** A wrong option that a pupil chose first, and whether they have been right about it since. */
export interface WrongChoice {
  pupilId: string
  questionId: string
  option: string
  /** The misconception that the option shows. */
  label: string
  rightSince: boolean
}

export interface Misconception {
  label: string
  /** Questions in which it showed, each with the option that shows it. */
  shownBy: { questionId: string; option: string }[]
  /** Pupils who chose it at first. */
  pupilIds: string[]
  /** Those of them who have not been right about it since: whom to teach it again. */
  stillIds: string[]
}

/**
 * The misconceptions behind wrong answers, most pupils first; the same words in several questions are one. A pupil counts once,
 * and holds it still if any of their questions is not right since.
 */
export function gatherMisconceptions(choices: readonly WrongChoice[]): Misconception[] {
  return [...Map.groupBy(choices, ({ label }) => label)]
    .map(([label, own]): Misconception => {
      const shown = new Map(own.map(({ questionId, option }) => [`${questionId} ${option}`, { questionId, option }]))
      const stillIds = new Set(own.filter(({ rightSince }) => !rightSince).map(({ pupilId }) => pupilId))
      return {
        label,
        shownBy: [...shown.values()],
        pupilIds: [...new Set(own.map(({ pupilId }) => pupilId))].sort(),
        stillIds: [...stillIds].sort(),
      }
    })
    .sort(
      (one, other) =>
        other.stillIds.length - one.stillIds.length ||
        other.pupilIds.length - one.pupilIds.length ||
        (one.label < other.label ? -1 : 1),
    )
}
