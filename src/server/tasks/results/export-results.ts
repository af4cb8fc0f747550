import { stringify } from 'csv-stringify/sync'
import type { PupilResult, QuestionResult, ResultsExport, TaskResults } from '#contract/tasks.ts'
import type { Person } from '#domain/permissions.ts'
import { facilityOf } from '#domain/tasks/item-analysis.ts'
import { stateWords } from '#domain/tasks/state-words.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import { csvOptions } from '../../spreadsheets/formula-cells.ts'
import { readTaskResults } from './read-task-results.ts'

/**
 * A task's results as a CSV file that spreadsheets open: one line for each pupil, or each question. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe.
 * @throws {AppError} as `readTaskResults`.
 */
export async function exportResults(options: {
  person: Person
  id: string
  kind: ResultsExport
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic' | 'subject' | 'level'>
  now: Date
}): Promise<{ name: string; text: string }> {
  const { kind, ...rest } = options
  const results = await readTaskResults(rest)
  const rows = kind === 'pupils' ? pupilRows(results) : questionRows(results)
  // Without the mark, spreadsheets take UTF-8 for something else.
  const text = stringify(rows, csvOptions)
  return { name: `${fileName(results.task.title)} ${kind}.csv`, text }
}

function pupilRows({ pupils }: TaskResults): (string | number)[][] {
  return [
    ['Pupil', 'Class', 'State', 'Score %', 'Met', 'Of', 'Attempts', 'Last worked', 'Done'],
    ...pupils.map(({ name, className, state, percent, met, total, attempts, last, doneOn }) => [
      name,
      className,
      stateWords[state],
      percent ?? '',
      met,
      total,
      attempts,
      when(last),
      when(doneOn),
    ]),
  ]
}

function questionRows({ questions }: TaskResults): (string | number)[][] {
  const most = Math.max(0, ...questions.map(({ options }) => options.length))
  const places = Array.from({ length: most }, (_, index) => index)
  return [
    [
      'Question',
      'Pupils answered',
      'Right first time',
      'Share right %',
      'Discrimination',
      ...places.flatMap((place) => [`Option ${place + 1}`, `Chose option ${place + 1}`, `Option ${place + 1} shows`]),
    ],
    ...questions.map((question) => [
      question.question.text,
      question.answered,
      question.right,
      share(question),
      question.discrimination?.toFixed(2) ?? '',
      ...places.flatMap((place) => optionCells(question.options[place])),
    ]),
  ]
}

function optionCells(option: QuestionResult['options'][number] | undefined): (string | number)[] {
  if (!option) return ['', '', '']
  const { text, right, chosen, misconception } = option
  return [text, chosen, right ? 'Right answer' : (misconception ?? '')]
}

function share(question: QuestionResult): number | string {
  const facility = facilityOf(question)
  return facility === null ? '' : Math.round(facility * 100)
}

/** Such as '27/11/2026 16:05'. */
function when(moment: PupilResult['last']): string {
  if (!moment) return ''
  const [year, month, day] = moment.day.split('-')
  return `${day}/${month}/${year} ${moment.time}`
}

const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'Task'
