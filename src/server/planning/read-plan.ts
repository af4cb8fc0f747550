import { AppError } from '#contract/errors.ts'
import type { Plan } from '#contract/planning.ts'
import type { Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { makePlan } from './make-plan.ts'
import { plannerOf } from './planner-of.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a student. */
export async function readPlan(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<Plan> {
  const plan = await makePlan({ ...options, studentId: plannerOf(options.person) })
  if (!plan) throw new AppError('not-allowed')
  return plan
}
