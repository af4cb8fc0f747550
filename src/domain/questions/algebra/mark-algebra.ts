import type { Finding } from '../kind.ts'
import type { QuestionOf } from '../question.ts'
import type { Algebra } from './expression.ts'
import { has, hasForm } from './has-form.ts'
import { areEqual, sameEquation } from './is-equal.ts'
import { lettersOf } from './letters-of.ts'
import { readAlgebra } from './read-algebra.ts'

type Asked = Pick<QuestionOf<'algebra'>, 'answer' | 'form' | 'letters'>

/**
 * Marks algebra by what it means: whatever is equal is right where it has the form asked for, and `other-form` where not.
 */
export function markAlgebra(question: Asked, typed: string): { right: boolean; finding: Finding | null } {
  const given = readAlgebra(typed, lettersOf(question)).algebra
  const wanted = readAlgebra(question.answer).algebra
  if (!given || !wanted) return { right: false, finding: 'not-read' }
  if (isRight(given, wanted, question.form)) return { right: true, finding: null }
  return { right: false, finding: sayTheSame(given, wanted) ? 'other-form' : null }
}

/** True when an answer has the form that its question asks for. */
export const answerHasForm = (answer: Algebra, form: Asked['form']): boolean => isRight(answer, answer, form)

function isRight(given: Algebra, wanted: Algebra, form: Asked['form']): boolean {
  if (form === 'subject') return isMadeSubject(given, wanted)
  if (!given.right || !wanted.right)
    return !given.right && !wanted.right && areEqual(given.left, wanted.left) && hasForm(form, given.left, wanted.left)
  return sameEquation(given, wanted) && (form === 'any' || sidesHaveForm(given, wanted, form))
}

/** The side that holds the answer may stand left or right. */
function sidesHaveForm(given: Algebra, wanted: Algebra, form: 'simplest' | 'expanded' | 'factorised'): boolean {
  const fits = (left: Algebra['left'], right: Algebra['right']) =>
    right !== null &&
    wanted.right !== null &&
    areEqual(left, wanted.left) &&
    areEqual(right, wanted.right) &&
    hasForm(form, left, wanted.left) &&
    hasForm(form, right, wanted.right)
  return fits(given.left, given.right) || (given.right !== null && fits(given.right, given.left))
}

/** y = …, or … = y, with no other y. */
function isMadeSubject(given: Algebra, { left, right }: Algebra): boolean {
  if (left.op !== 'letter' || !right || !given.right) return false
  return [
    [given.left, given.right],
    [given.right, given.left],
  ].some(
    ([one, other]) =>
      one?.op === 'letter' && one.name === left.name && other && !has(other, left.name) && areEqual(other, right),
  )
}

/** An expression for an equation that says what a letter is counts as well: only 'y =' is missing. */
function sayTheSame(given: Algebra, wanted: Algebra): boolean {
  if (given.right && wanted.right) return sameEquation(given, wanted)
  if (wanted.right) return wanted.left.op === 'letter' && areEqual(given.left, wanted.right)
  return !given.right && areEqual(given.left, wanted.left)
}
