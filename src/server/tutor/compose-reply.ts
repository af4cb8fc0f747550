import type { TutorReply } from '#contract/tutor.ts'
import type { Material } from '#domain/curriculum/topic.ts'
import { choiceSentence } from '#domain/tutor/choice-sentence.ts'
import { fallbackSentence } from '#domain/tutor/fallback-sentence.ts'
import { findKnown } from '#domain/tutor/known-questions.ts'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { easyLines } from './easy-lines.ts'
import { noteSource } from './note-source.ts'
import { questionWords, searchWords } from './search-words.ts'
import type { StoredReply } from './stored-reply.ts'

/** The reply in full, from what is kept of it and the curriculum as it stands. What is in it no more becomes the fallback. */
export function composeReply(options: {
  curriculum: CurriculumStore
  question: string
  mode: TutorMode
  reply: StoredReply
}): TutorReply {
  const { curriculum, question, mode, reply } = options
  const leftOut = leftOutOf(curriculum, reply)
  const nothing: TutorReply = { kind: 'fallback', text: fallbackSentence[mode], ...leftOut }
  if (reply.kind === 'known') {
    const known = findKnown(question)
    return known ? { kind: 'known', text: known[mode], source: noteSource(curriculum, known.topicId) } : nothing
  }
  if (reply.kind === 'model') {
    const [source, ...more] = reply.sources.flatMap(
      ({ topicId, sectionId }) => noteSource(curriculum, topicId, sectionId) ?? [],
    )
    return source ? { kind: 'model', text: reply.text, source, more, ...leftOut } : nothing
  }
  if (reply.kind === 'fallback') return nothing
  if (reply.kind === 'choice') {
    const choices = reply.topicIds.flatMap((topicId) => noteSource(curriculum, topicId) ?? [])
    return choices.length > 0 ? { kind: 'choice', text: choiceSentence[mode], choices, ...leftOut } : nothing
  }
  const { topicId, sectionId, easy } = reply
  const material = curriculum.topic(topicId)?.material
  const section = material?.note.sections.find(({ id }) => id === sectionId)
  const source = noteSource(curriculum, topicId, sectionId)
  if (!material || !section || !source) return nothing
  if (mode === 'eli5' || easy)
    return { kind: 'passage', short: null, html: easyLines(material.note, sectionId, question), source, ...leftOut }
  return { kind: 'passage', short: shortAnswer(material, question), html: section.html, source, ...leftOut }
}

/** The subject that answers better but is outside the filter, by its title. */
function leftOutOf(curriculum: CurriculumStore, reply: StoredReply): { leftOut?: { subjectTitle: string } } {
  const topicId = reply.kind === 'known' ? undefined : reply.leftOutTopicId
  const source = topicId === undefined ? null : noteSource(curriculum, topicId)
  return source ? { leftOut: { subjectTitle: source.subjectTitle } } : {}
}

/** The back of the flashcard whose front asks the same and no more. */
function shortAnswer({ flashcards }: Material, question: string): string | null {
  const asked = questionWords(question)
  const card = flashcards.find(({ front }) => {
    const words = questionWords(front.text)
    return words.length > 0 && words.length === asked.length && asked.every((word) => words.includes(word))
  })
  // A front in code or formulas may share its words with quite another question.
  return card && searchWords(card.back.text).length > 2 ? card.back.html : null
}
