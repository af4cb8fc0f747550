import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { passwordPictures } from '../../src/domain/classes/picture-password.ts'
import { taughtShareOf } from '../../src/domain/curriculum/coverage.ts'
import { keysOf, markingOf } from '../../src/domain/curriculum/marking.ts'
import type { TopicOutline } from '../../src/domain/curriculum/topic.ts'
import type { LessonFacts } from '../../src/domain/lessons/lesson.ts'
import { timelineOf } from '../../src/domain/lessons/timeline.ts'
import type { BuiltTopic } from './built-topic.ts'
import { countCoverage } from './count.ts'
import { emojiUsedIn } from './emoji-pictures.ts'
import { type FigureColours, figureColours, lessonPicture } from './lesson-picture.ts'
import type { Curriculum } from './read-curriculum.ts'

const themes = path.join(import.meta.dirname, '..', '..', 'src', 'web', 'ui', 'styles', 'themes.css')

/**
 * Writes `outline.json` (all levels, subjects and topics), `marking.json` and `question-keys.json` (how every item is marked),
 * `papers.json` (what mocks are drawn by), `formula-sheets.json` (what is given with them), `coverage.json` (what is taught of each qualification that has a map),
 * `topics/<id>.json` (a topic with its material), `exam/<id>.json` (its exam questions with their mark schemes), `emoji.json` (the drawings that they show), and of the narrated lessons `lessons.json` (what their cards show), `lessons/<id>.json` and `pictures/<id>.<theme>.svg`.
 */
export async function writeCurriculum(curriculum: Curriculum, folder: string): Promise<void> {
  const { levels, subjects, topics, papers, formulaSheets } = curriculum
  await rm(folder, { recursive: true, force: true })
  for (const name of ['topics', 'exam', 'lessons', 'pictures'])
    await mkdir(path.join(folder, name), { recursive: true })
  const outlines: TopicOutline[] = topics.map(
    ({ material: _material, templates: _templates, lesson: _lesson, exam: _exam, ...outline }) => outline,
  )
  await writeFile(path.join(folder, 'outline.json'), JSON.stringify({ levels, subjects, topics: outlines }))
  await writeFile(path.join(folder, 'papers.json'), JSON.stringify(papers))
  await writeFile(path.join(folder, 'formula-sheets.json'), JSON.stringify(formulaSheets))
  await writeFile(path.join(folder, 'coverage.json'), JSON.stringify(countCoverage(curriculum).map(taughtShareOf)))
  const colours = figureColours(await readFile(themes, 'utf8'))
  const facts = new Map<string, LessonFacts>()
  // Signing in by pictures shows these, whatever the material shows.
  const pictures = passwordPictures.map(({ emoji }) => `/emoji/${emoji}.svg`)
  const emoji = emojiUsedIn([JSON.stringify(topics), ...pictures].join(' '))
  await writeFile(path.join(folder, 'emoji.json'), JSON.stringify(emoji))
  await writeFile(path.join(folder, 'marking.json'), JSON.stringify(markingOf(topics)))
  await writeFile(path.join(folder, 'question-keys.json'), JSON.stringify(keysOf(topics)))
  for (const { lesson, exam, ...topic } of topics) {
    if (exam.length > 0) await writeFile(path.join(folder, 'exam', `${topic.id}.json`), JSON.stringify(exam))
    if (topic.material) await writeFile(path.join(folder, 'topics', `${topic.id}.json`), JSON.stringify(topic))
    if (lesson) facts.set(topic.id, await writeLesson(topic.id, lesson, folder, colours))
  }
  await writeFile(path.join(folder, 'lessons.json'), JSON.stringify(Object.fromEntries(facts)))
}

async function writeLesson(
  id: string,
  { editions, drawing, terms }: NonNullable<BuiltTopic['lesson']>,
  folder: string,
  colours: FigureColours,
): Promise<LessonFacts> {
  await writeFile(path.join(folder, 'lessons', `${id}.json`), JSON.stringify(editions))
  if (drawing !== null)
    for (const theme of ['light', 'dark'] as const)
      await writeFile(path.join(folder, 'pictures', `${id}.${theme}.svg`), lessonPicture(drawing, colours[theme]))
  const seconds = { full: timelineOf(editions.full).seconds, easy: timelineOf(editions.easy).seconds }
  return { seconds, picture: drawing !== null, terms }
}
