import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { counted } from '../../progress/counted.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { taskOf } from '../task-of.ts'

export interface WrittenAnswerProps {
  question: PupilQuestionOf<'written'>
  response: QuestionResponse | null
  right?: RightAnswer | undefined
  onRespond: (response: QuestionResponse | null) => void
}

/** Two lines of answer space for each mark, as on a paper. */
const LINES_PER_MARK = 2

/** An answer in sentences, typed here or written on paper. Once it is handed in, what earns marks is shown below it. */
export default function WrittenAnswer({ question, response, right, onRespond }: WrittenAnswerProps) {
  const given = response?.kind === 'written' ? response : { text: '', onPaper: false }
  const isDone = right !== undefined
  const respond = (changes: Partial<typeof given>) => {
    const { text, onPaper } = { ...given, ...changes }
    onRespond(text === '' && !onPaper ? null : { kind: 'written', text, onPaper })
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label="Your answer"
        hint={isDone ? undefined : taskOf(question)}
        unmarked
        rows={Math.min(16, Math.max(3, question.marks * LINES_PER_MARK))}
        value={given.text}
        readOnly={isDone}
        maxLength={questionLimits.written}
        onChange={({ currentTarget: { value } }) => respond({ text: value })}
      />
      {isDone ? (
        given.onPaper && <p>You wrote your answer on paper.</p>
      ) : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={given.onPaper}
            onChange={({ currentTarget: { checked } }) => respond({ onPaper: checked })}
          />
          I wrote my answer on paper, and hand it to my teacher
        </label>
      )}
      {right?.kind === 'written' && (
        <div>
          <p className="font-bold">What earns marks</p>
          <ul className="list-disc pl-6">
            {right.points.map(({ id, text, marks }) => (
              <li key={id}>
                {text} <span className="text-small text-ink-soft">({counted(marks, 'mark')})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
