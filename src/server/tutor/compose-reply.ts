import type { TutorReply } from '#contract/tutor.ts'
import { choiceSentence } from '#domain/tutor/choice-sentence.ts'
import { fallbackSentence } from '#domain/tutor/fallback-sentence.ts'
import { findKnown } from '#domain/tutor/known-questions.ts'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { composePassage } from './compose-passage.ts'
import { easyLines } from './easy-lines.ts'
import type { NoteFinder } from './finding/note-finder.ts'
import { noteSource } from './note-source.ts'
import type { StoredReply } from './stored-reply.ts'
import type { AskedThing } from './tell/asked-things.ts'

/** The reply in full, from what is kept of it and the curriculum as it stands. What is in it no more becomes the fallback. */
export function composeReply(options: {
  curriculum: CurriculumStore
  finder: () => Pick<NoteFinder, 'understood' | 'likeness'>
  question: string
  mode: TutorMode
  reply: StoredReply
  /** Whether a question to check goes with a passage. */
  checked: boolean
}): TutorReply {
  const { curriculum, finder, question, mode, reply, checked } = options
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
    const rest = reply.brokeOff ? passageOf(curriculum, reply.sources[0], { question, mode }) : null
    return source ? { kind: 'model', text: reply.text, ...(rest && { rest }), source, more, ...leftOut } : nothing
  }
  if (reply.kind === 'fallback') return nothing
  if (reply.kind === 'choice') {
    const choices = reply.topicIds.flatMap((topicId) => noteSource(curriculum, topicId) ?? [])
    return choices.length > 0 ? { kind: 'choice', text: choiceSentence[mode], choices, ...leftOut } : nothing
  }
  const topic = curriculum.topic(reply.topicId)
  const source = noteSource(curriculum, reply.topicId, reply.sectionId)
  const asked = [...finder().understood(question), ...before(reply.about, finder())]
  const likeness = (texts: readonly string[]) => finder().likeness(`${reply.about ?? ''} ${question}`, texts)
  const passage = topic && composePassage({ topic, question, mode, reply, asked, likeness, checked })
  return passage && source ? { kind: 'passage', ...passage, source, ...leftOut } : nothing
}

/** A passage as it stands, in easy words where those were asked for. */
function passageOf(
  curriculum: CurriculumStore,
  source: { topicId: string; sectionId: string } | undefined,
  { question, mode }: { question: string; mode: TutorMode },
): string | null {
  const note = source && curriculum.topic(source.topicId)?.material?.note
  const section = note?.sections.find(({ id }) => id === source?.sectionId)
  if (!note || !section) return null
  return mode === 'eli5' ? easyLines(note, section.id, question) : section.html
}

/** A question that goes on from one before is about that too, though less. */
const before = (about: string | undefined, finder: Pick<NoteFinder, 'understood'>): AskedThing[] =>
  about === undefined ? [] : finder.understood(about).map(({ worth, terms }) => ({ worth: worth * BEFORE, terms }))
const BEFORE = 0.5

/** The subject that answers better but is outside the filter, by its title. */
function leftOutOf(curriculum: CurriculumStore, reply: StoredReply): { leftOut?: { subjectTitle: string } } {
  const topicId = reply.kind === 'known' ? undefined : reply.leftOutTopicId
  const source = topicId === undefined ? null : noteSource(curriculum, topicId)
  return source ? { leftOut: { subjectTitle: source.subjectTitle } } : {}
}
