import { Send } from 'lucide-react'
import { type Ref, type SubmitEvent, useId } from 'react'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, inputClass } from '../../ui/fields/field-frame.tsx'
import { sendOnEnter } from '../../ui/fields/send-on-enter.ts'

interface ChatFormProps {
  inputRef: Ref<HTMLTextAreaElement>
  value: string
  /** Why the last message was not sent; it is in the input again. */
  error: string | null
  onChange: (value: string) => void
  onSend: () => void
}

/** The group's input with Send (contract §2); Enter sends, Shift and Enter begin a new line. */
export function ChatForm({ inputRef, value, error, onChange, onSend }: ChatFormProps) {
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <label htmlFor={id} className="sr-only">
            Your message
          </label>
          <textarea
            ref={inputRef}
            id={id}
            rows={1}
            maxLength={groupLimits.message}
            value={value}
            placeholder="Write a message"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={sendOnEnter(onSend)}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            className={`${inputClass} block field-sizing-content max-h-40 resize-none`}
          />
        </div>
        <Button type="submit" look="main">
          <Send aria-hidden className="size-5" />
          Send
        </Button>
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </form>
  )
}
