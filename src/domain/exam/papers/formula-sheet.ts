import { z } from 'zod'
import { boardIds } from '../../curriculum/board-ids.ts'
import { Slug } from '../../curriculum/subject.ts'
import { RichText } from '../../curriculum/topic.ts'
import type { Paper } from './paper.ts'

/** The first lines of `content/formula-sheets/<id>.md`: which papers a sheet is given with. */
export const FormulaSheetFacts = z.strictObject({
  title: z.string().min(3).max(60),
  /** Whose list it is, and in which years. */
  given: z.string().min(10).max(240),
  /** The qualifications, such as `gcse/maths/aqa`. */
  of: z.array(z.string().regex(new RegExp(`^(gcse|alevel)/[a-z-]+/(${boardIds.join('|')})$`))).min(1),
  /** How the papers' titles begin that it is given with; null for all of the qualification. */
  papers: z.string().min(3).max(40).nullable(),
  /** Null where it is the same for both tiers, or there are none. */
  tier: z.enum(['foundation', 'higher']).nullable(),
})

/** The formulae that are given with a paper. */
export const FormulaSheet = FormulaSheetFacts.extend({
  id: Slug,
  sections: z.array(z.object({ heading: z.string().min(1).max(80), body: RichText })).min(1),
})
export type FormulaSheet = z.infer<typeof FormulaSheet>
type Facts = Pick<FormulaSheet, 'of' | 'papers' | 'tier'>

const nameOf = (of: { level: string; subject: string; board: string }) => `${of.level}/${of.subject}/${of.board}`

/** The sheet that is given with a paper; null for none. */
export function sheetOfPaper<S extends Facts>(
  paper: Pick<Paper, 'level' | 'subject' | 'board' | 'title' | 'tier'>,
  sheets: readonly S[],
): S | null {
  const fits = ({ of, papers, tier }: S) =>
    of.includes(nameOf(paper)) &&
    (papers === null || paper.title.startsWith(papers)) &&
    (tier === null || tier === paper.tier)
  return sheets.find(fits) ?? null
}

/**
 * The sheet for practice on these topics: that of a paper which asks them, or of a qualification that has no papers here. Of two
 * tiers it is the Higher one, which has more. Without a board any board's will do.
 */
export function sheetForPractice<S extends Facts>(
  practice: { level: string; subject: string; board: string | null; topicIds: readonly string[] },
  { sheets, papers }: { sheets: readonly S[]; papers: readonly Paper[] },
): S | null {
  const { level, subject, board, topicIds } = practice
  const ofSubject = papers.filter((paper) => paper.level === level && paper.subject === subject)
  const own = ofSubject.filter((paper) => board === null || paper.board === board)
  if (own.length > 0) {
    const asking = own
      .filter((paper) => paper.topicIds.some((id) => topicIds.includes(id)))
      .toSorted((one, other) => Number(other.tier === 'higher') - Number(one.tier === 'higher'))
    return asking.map((paper) => sheetOfPaper(paper, sheets)).find((sheet) => sheet !== null) ?? null
  }
  const named = (name: string) =>
    board === null ? name.startsWith(`${level}/${subject}/`) : name === nameOf({ level, subject, board })
  return sheets.find(({ of, papers: only, tier }) => only === null && tier !== 'foundation' && of.some(named)) ?? null
}
