import { BookOpen, Layers, ListChecks } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { NoteSource, TutorReply } from '#contract/tutor.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { CheckYourself } from './check-yourself.tsx'
import { ConcernAnswer } from './concern-answer.tsx'
import { PassageAnswer } from './passage-answer.tsx'
import { PlainText } from './plain-text.tsx'

/** What the tutor says, the note that it comes from, and what to do next with it. */
export function TutorAnswer({ reply, onChosen }: { reply: TutorReply; onChosen: (topicId: string) => void }) {
  switch (reply.kind) {
    case 'concern':
      return <ConcernAnswer kept />
    case 'fallback':
      return <p>{reply.text}</p>
    case 'choice':
      return <TopicChoice reply={reply} onChosen={onChosen} />
    case 'known':
      return (
        <>
          <PlainText text={reply.text} />
          {reply.source && <Source source={reply.source} lead="There is more in the note" />}
        </>
      )
    case 'model':
      return (
        <>
          <PlainText text={reply.text} />
          {reply.rest && (
            <>
              <p className="mt-3 text-small text-ink-soft">The answer broke off here. The note says the rest:</p>
              <ContentHtml html={reply.rest} className="mt-2" />
            </>
          )}
          <Source source={reply.source} more={reply.more} lead="Written by a language model from the note" />
        </>
      )
    case 'passage':
      return (
        <>
          <PassageAnswer reply={reply} />
          <Source source={reply.source} lead="From the note" />
          {reply.check && <CheckYourself question={reply.check} />}
        </>
      )
  }
}

/** Topics of which one may be meant: each asks the same question again, of its note. */
function TopicChoice({
  reply: { text, choices },
  onChosen,
}: {
  reply: Extract<TutorReply, { kind: 'choice' }>
  onChosen: (topicId: string) => void
}) {
  return (
    <>
      <p>{text}</p>
      <ul className="mt-3 grid gap-2">
        {choices.map(({ topicId, title, levelTitle, subjectTitle }) => (
          <li key={topicId}>
            <Button className="text-left" onClick={() => onChosen(topicId)}>
              {title} ({levelTitle} {subjectTitle})
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Source({ source, more = [], lead }: { source: NoteSource; more?: readonly NoteSource[]; lead: string }) {
  const { title } = source
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-small text-ink-soft">
        {lead} <NoteLink source={source} />
        {more.map((other) => (
          <Fragment key={`${other.topicId}#${other.section?.id}`}>
            , <NoteLink source={other} />
          </Fragment>
        ))}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Next to={studyPath(source, 'notes')} icon={BookOpen} title={title}>
          Read the note
        </Next>
        <Next to={studyPath(source, 'flashcards')} icon={Layers} title={title}>
          Cards on it
        </Next>
        <Next to={studyPath(source, 'quiz')} icon={ListChecks} title={title}>
          Quiz me
        </Next>
      </p>
    </div>
  )
}

function NoteLink({ source }: { source: NoteSource }) {
  const { title, levelTitle, subjectTitle, section } = source
  return (
    <>
      <Link to={studyPath(source, 'notes')} className="link">
        {title}
        {section && `: ${section.heading}`}
      </Link>{' '}
      ({levelTitle} {subjectTitle})
    </>
  )
}

interface NextProps {
  to: string
  icon: typeof BookOpen
  title: string
  children: string
}

function Next({ to, icon: Icon, title, children }: NextProps) {
  return (
    <Link to={to} className={buttonClass()}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
      <span className="sr-only">: {title}</span>
    </Link>
  )
}
