import { Send } from 'lucide-react'
import { type Ref, type SubmitEvent, useEffect, useId, useState } from 'react'
import { QUESTION_LENGTH } from '#domain/tutor/daily-limit.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/fields/field-frame.tsx'
import { sendOnEnter } from '../ui/fields/send-on-enter.ts'

interface QuestionFormProps {
  inputRef: Ref<HTMLTextAreaElement>
  value: string
  busy: boolean
  onChange: (value: string) => void
  onSend: () => void
}

/** The input (contract §2): sent by button or Enter key; Shift and Enter begin a new line. */
export function QuestionForm({ inputRef, value, busy, onChange, onSend }: QuestionFormProps) {
  const id = useId()
  // Until the page's script is there a press would only load the page again.
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <noscript>The tutor needs JavaScript, which is switched off in this browser.</noscript>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={inputRef}
          id={id}
          rows={1}
          maxLength={QUESTION_LENGTH}
          value={value}
          placeholder="Ask a question"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter(onSend)}
          className={`${inputClass} block field-sizing-content max-h-40 resize-none`}
        />
      </div>
      <Button type="submit" look="main" busy={busy} disabled={!scripted} aria-label="Send">
        <Send aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Send</span>
      </Button>
    </form>
  )
}
