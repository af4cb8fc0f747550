import type { MisconceptionResult, TaskResults } from '#contract/tasks.ts'
import type { Topic } from '#domain/curriculum/topic.ts'
import type { Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import { readRecipients } from '../setting/recipient-store.ts'
import { type ListedTask, readKnownTasks } from '../task-store.ts'
import { findOwnTask } from '../teacher-of.ts'
import { findPupilResults, type PupilResults } from './find-pupil-results.ts'
import { findTaskAnswers } from './find-task-answers.ts'
import { followUpId } from './follow-up-id.ts'
import { gatherQuestions, type QuestionFigures } from './gather-questions.ts'
import { suggestNote } from './suggest-note.ts'
import { summariseTask } from './summarise-task.ts'

/** Single slips are in the questions' own figures; this many rows fill a screen. */
const MISCONCEPTIONS_SHOWN = 30

/**
 * A task's results by pupil, question and misconception.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for another's task.
 */
export async function readTaskResults(options: {
  person: Person
  id: string
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic' | 'subject' | 'level'>
  now: Date
}): Promise<TaskResults> {
  const { person, id, queries, curriculum, now } = options
  const task = await findOwnTask({ person, id, queries })
  const results = await findPupilResults({ task, queries, curriculum, now })
  const pupilIds = new Set(results.pupils.map((pupil) => pupil.id))
  const figures = gatherQuestions(await findTaskAnswers({ task, pupilIds, queries, curriculum }))
  const topic = curriculum.topic(task.scope)
  const shown = figures.misconceptions
    .slice(0, MISCONCEPTIONS_SHOWN)
    .map((misconception) => misconceptionOf(misconception, { figures, results, topic, task }))
  const idOf = ({ label, still }: (typeof shown)[number]) =>
    followUpId(
      id,
      label,
      still.map((pupil) => pupil.id),
    )
  const known = await readKnownTasks(queries, shown.map(idOf))
  const followUpOf = (misconception: (typeof shown)[number]) => {
    const followUp = idOf(misconception)
    return { id: followUp, set: known.has(followUp) }
  }
  return {
    today: dayIn(task.timeZone, now),
    task: summariseTask(task, results.standings, now),
    path: results.path,
    work: topic
      ? {
          topicTitle: topic.title,
          subjectTitle: curriculum.subject(topic.level, topic.subject)?.title ?? topic.subject,
          levelTitle: curriculum.level(topic.level)?.title ?? topic.level,
        }
      : null,
    recipients: await readRecipients(queries, id),
    pupils: results.pupils.map(({ classId: _classId, ...pupil }) => pupil),
    questions: figures.questions,
    misconceptions: shown.map((misconception) => ({ ...misconception, followUp: followUpOf(misconception) })),
  }
}

function misconceptionOf(
  { label, shownBy, pupilIds, stillIds }: QuestionFigures['misconceptions'][number],
  parts: { figures: QuestionFigures; results: PupilResults; topic: Topic | undefined; task: ListedTask },
): Omit<MisconceptionResult, 'followUp'> {
  const { figures, results, topic, task } = parts
  const shown = shownBy.flatMap(({ questionId, option }) => {
    const asked = figures.asked.get(questionId)
    const chosen = asked?.options.find(({ key }) => key === option)
    return asked && chosen ? [{ asked, question: asked.question.text, option: chosen.text }] : []
  })
  const still = new Set(stillIds)
  return {
    label,
    questions: shown.map(({ question, option }) => ({ question, option })),
    chosenBy: pupilIds.length,
    still: results.pupils.filter(({ id }) => still.has(id)).map(({ id, name, classId }) => ({ id, name, classId })),
    suggestion: topic ? suggestNote(topic, { question: shown[0]?.asked.source ?? null, board: task.board }) : null,
  }
}
