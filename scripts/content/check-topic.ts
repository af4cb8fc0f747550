import type { LevelId } from '../../src/domain/curriculum/level.ts'
import { hasFourOptions } from '../../src/domain/curriculum/quiz-questions.ts'
import type { FourOptionQuestion, Material, QuizQuestion, RichText, Topic } from '../../src/domain/curriculum/topic.ts'
import { faultsOfScheme } from './check-scheme.ts'
import { saysWhatPupilDoes } from './misconception.ts'
import { fixedWords } from './slotted-text.ts'

/** What every topic's material must hold (product.md, Content); words of notes by level, shorter for the young. */
export const minimum = { flashcards: 12, quiz: 10, pairs: 8, words: 6, sequences: 1, sums: 8 }
/** What a lesson inside a topic holds at least; the topic has more beside it. */
const minimumOfLesson = { ...minimum, flashcards: 8, quiz: 8, pairs: 6, sums: 0 }
const leastOf = ({ lessonOf }: Pick<Topic, 'lessonOf'>) => (lessonOf === null ? minimum : minimumOfLesson)
export const noteWords: Record<LevelId, [min: number, max: number]> = {
  sen: [80, 450],
  ks1: [120, 450],
  ks2: [200, 650],
  gcse: [400, 950],
  // Formulas count as they are spoken, and A-Level's are long.
  alevel: [400, 1100],
}
const longest = { front: 240, back: 420, question: 420, option: 160, explanation: 900, misconception: 200 }
const easyReadSentenceWords = 12

/** Faults that the schema cannot see, one sentence each, starting with the item's key. Empty when the topic is sound. */
export function faultsOf(topic: Topic): string[] {
  const { material } = topic
  if (!material) return []
  return [
    ...faultsOfItems(topic, material),
    ...faultsOfNote(topic, material),
    ...faultsOfQuiz(material),
    ...faultsOfGames(topic, material),
  ]
}

function faultsOfItems(topic: Topic, material: Material): string[] {
  const least = leastOf(topic)
  const faults: string[] = []
  const items = [...material.flashcards, ...material.quiz, ...material.noteQuestions]
  for (const key of repeated(items.map((item) => item.key))) faults.push(`${key}: key used twice`)
  for (const front of repeated(material.flashcards.map((card) => fold(card.front.text))))
    faults.push(`flashcards: two fronts read '${front}'`)
  for (const text of repeated(material.quiz.map((question) => fold(question.question.text))))
    faults.push(`quiz: two questions read '${text}'`)
  if (material.flashcards.length < least.flashcards)
    faults.push(`flashcards: ${material.flashcards.length} instead of ${least.flashcards}`)
  if (material.quiz.length < least.quiz) faults.push(`quiz: ${material.quiz.length} questions instead of ${least.quiz}`)
  for (const card of material.flashcards) {
    faults.push(...tooLong(card.key, 'front', card.front), ...tooLong(card.key, 'back', card.back))
  }
  for (const question of [...material.quiz, ...material.noteQuestions]) {
    faults.push(...faultsOfQuestion(question))
  }
  for (const point of topic.points) {
    if (!material.flashcards.some((card) => card.point === point.key)) faults.push(`${point.key}: no flashcard asks it`)
    if (!material.quiz.some((question) => question.point === point.key))
      faults.push(`${point.key}: no quiz question tests it`)
  }
  return [...faults, ...higherWithoutLabel(topic, material)]
}

/** Items of a point that is for the Higher tier alone and do not say so: a Foundation pupil meets them in mixes, without the point. */
function higherWithoutLabel({ points, templates }: Topic, { flashcards, quiz, noteQuestions }: Material): string[] {
  const higher = new Set(points.filter(({ text }) => text.endsWith('(Higher)')).map(({ key }) => key))
  const asked = [
    ...flashcards.map(({ key, point, front }) => ({ key, point, text: front.text })),
    ...[...quiz, ...noteQuestions].map(({ key, point, question }) => ({ key, point, text: question.text })),
    ...templates.map(({ key, point, question }) => ({ key, point, text: fixedWords(question.text) })),
  ]
  return asked
    .filter(({ point, text }) => higher.has(point) && !text.includes('Higher'))
    .map(({ key }) => `${key}: its point is for the Higher tier, and it does not say 'Higher'`)
}

function faultsOfQuestion(question: QuizQuestion): string[] {
  const { key, explanation } = question
  return [
    ...tooLong(key, 'question', question.question),
    ...tooLong(key, 'explanation', explanation),
    ...(hasFourOptions(question)
      ? faultsOfOptions(question)
      : faultsOfScheme(question.scheme).map((fault) => `${key}: ${fault}`)),
    ...(explanation.text.length < 20 ? [`${key}: the explanation explains nothing`] : []),
  ]
}

function faultsOfOptions({ key, options, correctAnswer }: FourOptionQuestion): string[] {
  const faults: string[] = []
  for (const option of repeated(options.map((option) => asShown(option))))
    faults.push(`${key}: option '${option}' stands twice`)
  for (const [index, option] of options.entries()) {
    faults.push(...tooLong(key, 'option', option))
    if (/\b(all|none|both) of the above\b/i.test(option.text))
      faults.push(`${key}: '${option.text}' is not an option of its own`)
    if (index === correctAnswer && option.misconception) faults.push(`${key}: the right option names a misconception`)
    if (index !== correctAnswer && !option.misconception && key.startsWith('q'))
      faults.push(`${key}: wrong option '${option.text}' names no misconception`)
    if ((option.misconception ?? '').length > longest.misconception)
      faults.push(`${key}: misconception longer than ${longest.misconception} characters`)
    if (option.misconception && !saysWhatPupilDoes(option.misconception))
      faults.push(`${key}: '${option.misconception}' does not say what a pupil thinks or does`)
  }
  return faults
}

function faultsOfNote(topic: Topic, { note }: Material): string[] {
  const faults: string[] = []
  const [min, max] = noteWords[topic.level]
  if (note.words < min || note.words > max)
    faults.push(`notes: ${note.words} words; ${topic.level} notes have ${min} to ${max}`)
  for (const id of repeated(note.sections.map((section) => section.id))) faults.push(`notes: two headings '${id}'`)
  if (!note.sections.some((section) => section.html.includes('<strong>'))) faults.push('notes: no key term in bold')
  const sentences = note.easyRead.text
    .split(/[.!?:]+\s|\n/)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
  const mean = sentences.reduce((sum, words) => sum + words, 0) / sentences.length
  if (mean > easyReadSentenceWords)
    faults.push(`easy read: ${mean.toFixed(1)} words a sentence; at most ${easyReadSentenceWords}`)
  return faults
}

/** The right option must not be given away by its place or its length. */
function faultsOfQuiz({ quiz: all }: Material): string[] {
  const faults: string[] = []
  const quiz = all.filter(hasFourOptions)
  for (const place of [0, 1, 2, 3]) {
    const count = quiz.filter((question) => question.correctAnswer === place).length
    if (count > Math.ceil(quiz.length * 0.4))
      faults.push(`quiz: option ${place + 1} is right in ${count} of ${quiz.length} questions`)
  }
  const givenAway = quiz.filter(({ options, correctAnswer }) => {
    const lengths = options.map((option) => option.text.length)
    const right = lengths[correctAnswer] ?? 0
    return right > 12 && lengths.every((length, index) => index === correctAnswer || length < right * 0.8)
  })
  if (givenAway.length > Math.ceil(quiz.length * 0.3))
    faults.push(
      `quiz: the right option stands out by its length in ${givenAway.map((question) => question.key).join(', ')}`,
    )
  return faults
}

function faultsOfGames(topic: Topic, { games }: Material): string[] {
  const faults: string[] = []
  const least = leastOf(topic)
  if (games.pairs.length < least.pairs) faults.push(`games: ${games.pairs.length} pairs instead of ${least.pairs}`)
  if (games.words.length < least.words) faults.push(`games: ${games.words.length} words instead of ${least.words}`)
  if (games.sequences.length < least.sequences) faults.push('games: no sequence')
  if (topic.subject === 'maths' && games.sums.length < least.sums)
    faults.push(`games: ${games.sums.length} sums instead of ${least.sums}`)
  for (const term of repeated(games.pairs.flatMap((pair) => [pair.term, pair.meaning]).map(fold)))
    faults.push(`games: '${term}' stands in two pairs`)
  for (const { word } of games.words)
    if (!/^[a-z]{3,14}$/.test(word)) faults.push(`games: word '${word}' is not 3 to 14 lowercase letters`)
  for (const { title, steps } of games.sequences)
    if (steps.length < 4) faults.push(`games: sequence '${title}' has fewer than four steps`)
  for (const sequence of games.sequences)
    for (const step of repeated(sequence.steps)) faults.push(`games: '${sequence.title}' has '${step}' twice`)
  return faults
}

const tooLong = (key: string, part: keyof typeof longest, { text }: RichText) =>
  text.length > longest[part] ? [`${key}: ${part} has ${text.length} characters; at most ${longest[part]}`] : []
const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const asShown = (text: RichText) => text.html.replace(/\s+/g, ' ').trim()
const repeated = (texts: string[]) => [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
