import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { suggestedQuestions } from '#domain/tutor/suggested-questions.ts'
import { apiOf } from '../api/request-api.ts'
import { ReadingTools } from '../reading/reading-tools.tsx'
import { useSession } from '../session/session.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/ai-tutor-screen'
import { ChatLog } from './chat-log.tsx'
import type { Turn } from './chat-state.ts'
import { QuestionForm } from './question-form.tsx'
import { TutorControls } from './tutor-controls.tsx'
import { useChat } from './use-chat.ts'
import { useChoices } from './use-choices.ts'

export const meta: Route.MetaFunction = () => [{ title: 'AI Tutor – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { levels } = await apiOf(context)('GET /api/curriculum')
  return { levels: levels.map(({ id, title }) => ({ id, title })) }
}

/** The AI tutor (specification, sections 2, 4, 5, 8 and 9). */
export default function AiTutorScreen({ loaderData: { levels } }: Route.ComponentProps) {
  const chat = useChat()
  const { choices, choose } = useChoices(chat.studied)
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const empty = chat.turns.length === 0
  const send = () => {
    const question = text.trim()
    if (question === '' || chat.waiting) return
    setText('')
    void chat.ask({ question, ...choices })
  }
  const explainOtherwise = ({ question, mode, filter }: Turn) => {
    if (!chat.waiting) void chat.ask({ ...choices, question, filter, mode: mode === 'normal' ? 'eli5' : 'normal' })
  }
  const askUnfiltered = ({ question, mode }: Turn) => {
    if (chat.waiting) return
    choose({ filter: 'all' })
    void chat.ask({ ...choices, question, mode, filter: 'all' })
  }
  const askChosen = ({ question, mode, filter }: Turn, chosen: string) => {
    if (!chat.waiting) void chat.ask({ ...choices, question, mode, filter, chosen })
  }
  const fill = (question: string) => {
    setText(question)
    input.current?.focus()
  }
  return (
    <Page>
      <BackLink to="/">Back to home</BackLink>
      <PageHeading lead="Ask a question. The answer comes from Revisewell’s own notes, and shows you which.">
        AI Tutor
      </PageHeading>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <aside aria-label="How the tutor answers" className="index-card min-w-0 p-5 lg:order-2">
          <TutorControls choices={choices} levels={levels} onChoose={choose} />
        </aside>
        <div className="min-w-0">
          <ReadingTools />
          <ChatLog
            turns={chat.turns}
            onAgain={({ id, ...turn }) => void chat.ask({ ...choices, ...turn }, id)}
            onOtherwise={explainOtherwise}
            onUnfiltered={askUnfiltered}
            onChosen={askChosen}
          />
          {empty && <Suggestions onChoose={fill} />}
          <div data-covers="foot" className="sticky bottom-(--foot) z-10 mt-6 bg-paper py-3">
            <QuestionForm inputRef={input} value={text} busy={chat.waiting} onChange={setText} onSend={send} />
          </div>
          <History empty={empty} onForget={chat.forget} />
          {!empty && <Suggestions onChoose={fill} />}
        </div>
      </div>
    </Page>
  )
}

/** Six questions (contract §2), for whom an empty input asks too much. */
function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <section aria-label="Suggested questions" className="mt-6">
      <h2 className="mb-2 text-base font-bold">Try one of these</h2>
      <ul className="flex flex-wrap gap-2">
        {suggestedQuestions.map((question) => (
          <li key={question}>
            <Button onClick={() => onChoose(question)} className="text-left">
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ empty, onForget }: { empty: boolean; onForget: () => Promise<void> }) {
  const { profile } = useSession()
  const [asking, setAsking] = useState(false)
  const forget = async () => {
    setAsking(false)
    await onForget()
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
      <p className="grow basis-60">
        {profile
          ? 'What you ask is kept in your account, so that you can read it again.'
          : 'What you ask is kept on this device, so that you can read it again.'}{' '}
        A computer can be wrong: check what matters in the note.
      </p>
      {!empty && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" /> Delete history
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete history"
        description="All your questions and their answers are deleted. They cannot be brought back."
      >
        <DialogActions cancel="Keep them" onCancel={() => setAsking(false)}>
          <Button look="danger" onClick={forget}>
            Delete all
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
