/** How a fact was met: recalled, picked from options, not known and then read, or only read. */
export type Practice = 'recalled' | 'recognised' | 'missed' | 'read'

/** What a simulated pupil knows. Facts are known by number; times are days since the plan began, with fractions. */
export interface Memory {
  /** The chance, 0 to 1, that the fact is recalled. */
  recall(fact: number, at: number): number
  practise(fact: number, practice: Practice, at: number): void
}

/** What a pupil remembers of lessons before the plan begins: the days on which a fact was met in class; none for many. */
export type Lessons = (fact: number) => readonly number[]
