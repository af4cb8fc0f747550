import type { TutorReply } from '#contract/tutor.ts'
import type { Material, Topic } from '#domain/curriculum/topic.ts'
import { followUpOf } from '#domain/tutor/follow-up.ts'
import { howAsked } from '#domain/tutor/how-asked.ts'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import { workOut } from '#domain/tutor/worked/work-out.ts'
import { drawQuestion } from '../drawn-questions/draw-question.ts'
import { easyLines } from './easy-lines.ts'
import { isAside } from './passages.ts'
import type { StoredReply } from './stored-reply.ts'
import type { AskedThing } from './tell/asked-things.ts'
import { checkQuestion, drawOf, templateFor } from './tell/check-question.ts'
import { cardThatAsks, type Likeness, tellingSentences } from './tell/short-answer.ts'
import { stepsOf } from './tell/steps-of.ts'
import { type TellingPart, tellingParts, textOf } from './tell/telling-parts.ts'
import { withoutContacts } from './without-contacts.ts'

type Passage = Omit<Extract<TutorReply, { kind: 'passage' }>, 'source' | 'leftOut' | 'kind'>

/** A passage as a pupil is told it: what answers first, then the passage with an example, then a question to check. Null where the note no longer has it. */
export function composePassage(options: {
  topic: Topic
  question: string
  mode: TutorMode
  reply: Extract<StoredReply, { kind: 'passage' }>
  /** What the question is about. */
  asked: readonly AskedThing[]
  likeness: Likeness
  /** Whether a question to check goes with it: in a history, with the last alone. */
  checked: boolean
}): Passage | null {
  const { topic, mode, reply, asked, likeness, checked } = options
  const { material } = topic
  const section = material?.note.sections.find(({ id }) => id === reply.sectionId)
  if (!material || !section) return null
  const question = withoutContacts(options.question)
  // Who asks for more gets the next passage as it stands.
  const more = followUpOf(question) === 'more'
  const worked = reply.worked ? workOut(question) : null
  const easy = mode === 'eli5' || reply.easy === true
  const html = easy ? easyLines(material.note, section.id, question) : section.html
  const steps = worked || more || reply.easy ? null : stepsOf(material, section.id, { question, asked })
  const card = worked || steps || more || easy ? null : cardThatAsks(material.flashcards, question, asked)
  const short =
    worked || steps || more
      ? null
      : (card?.back.html ??
        tellingSentences(partsOf(material, section.id, easy ? html : null), question, { asked, likeness }))
  const told = worked?.answer ?? steps?.items.map(textOf).join(' ') ?? textOf(short ?? html)
  const check = checked
    ? checkQuestion(topic, { question, asked, told, point: card?.point ?? null, drawn: worked !== null })
    : null
  return {
    short,
    ...(steps && { steps }),
    ...(worked && { worked: { answer: worked.answer, steps: worked.steps } }),
    html,
    ...exampleOf(topic, html, { question, asked, wanted: checked && !worked && !easy }),
    ...(check && { check }),
  }
}

/** What may be told: the section's own parts first, and what the rest of the note says; in easy words the lines shown. */
function partsOf({ note }: Material, sectionId: string, easy: string | null): TellingPart[] {
  if (easy !== null) return tellingParts(easy)
  const others = note.sections.filter(({ id, heading }) => id !== sectionId && !isAside(heading))
  const own = note.sections.filter(({ id }) => id === sectionId)
  return [...own.flatMap(({ html }) => tellingParts(html)), ...others.flatMap(({ html }) => tellingParts(html, false))]
}

/** A drawn question with its working, for a 'how do I …' or 'give me an example' whose passage works none. */
function exampleOf(
  topic: Topic,
  html: string,
  { question, asked, wanted }: { question: string; asked: readonly AskedThing[]; wanted: boolean },
): Pick<Passage, 'example'> {
  if (!wanted || !['how to', 'example'].includes(howAsked(question)) || /worked example/i.test(html)) return {}
  const template = templateFor(topic, asked)
  if (!template) return {}
  const drawn = drawQuestion(template, drawOf(question))
  return { example: { question: drawn.question.html, working: drawn.explanation.html } }
}
