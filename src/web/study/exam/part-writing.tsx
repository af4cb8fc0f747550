import { commandWords } from '#domain/exam/command-words.ts'
import type { ExamPart } from '#domain/exam/exam-question.ts'
import { MOST_WRITTEN, type PartAnswer } from '#domain/exam/part-answer.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { QuestionAnswer } from '../../questions/question-answer.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { CalculatorRule } from './calculator-rule.tsx'

const MOST_ROWS = 16
const LEAST_ROWS = 3

interface PartWritingProps {
  part: Pick<ExamPart, 'command' | 'calculator' | 'lines'>
  /** What the engine will mark; null where everything is written. */
  asked: PupilQuestion | null
  /** Whether there is room to write. */
  writes: boolean
  answer: PartAnswer
  onChange: (change: Partial<PartAnswer>) => void
}

/** The answer space of one part, as on paper: what the engine marks, and room to write or to show working. */
export function PartWriting({ part, asked, writes, answer, onChange }: PartWritingProps) {
  const { command, calculator, lines } = part
  return (
    <>
      {calculator !== null && <CalculatorRule allowed={calculator} />}
      {writes && (
        <div className="grid gap-2">
          <TextArea
            label={asked ? 'Your working' : 'Your answer'}
            unmarked
            rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, lines))}
            maxLength={MOST_WRITTEN}
            spellCheck
            value={answer.written}
            onChange={({ currentTarget: { value } }) => onChange({ written: value })}
          />
          <label className="touch flex items-center gap-2">
            <input
              type="checkbox"
              className="size-4.5"
              checked={answer.onPaper}
              onChange={({ currentTarget: { checked } }) => onChange({ onPaper: checked })}
            />
            I wrote it on paper
          </label>
        </div>
      )}
      {asked && (
        <QuestionAnswer question={asked} response={answer.response} onRespond={(response) => onChange({ response })} />
      )}
      <details className="text-small">
        <summary className="touch inline-flex cursor-pointer items-center text-ink-soft underline hover:text-ink">
          What ‘{command}’ asks for
        </summary>
        <p className="mt-1">{commandWords[command]}</p>
      </details>
    </>
  )
}
