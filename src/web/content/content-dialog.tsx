import { useState } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { bodyLimits } from '#domain/content/body-limits.ts'
import { type ContentType, contentBoards, contentSubjects, placesOfContent } from '#domain/content/content-place.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { ContentPreview } from './content-preview.tsx'
import { typeWords } from './content-words.ts'

interface ContentDialogProps {
  type: ContentType
  /** Null to add one. */
  item: ContentItem | null
  onClose: () => void
  onSaved: () => void
}

const REQUIRED = 'Please fill in all required fields'

/** Add {type}, or the same to edit an item (contract §2 and §4). */
export function ContentDialog({ type, item, onClose, onSaved }: ContentDialogProps) {
  const { busy, fields, save } = useSave()
  const [newId] = useState(clientId)
  const [title, setTitle] = useState(item?.title ?? '')
  const [subjectText, setSubject] = useState<string>(item?.subject ?? '')
  const [boardText, setBoard] = useState<string>(item?.board ?? '')
  const [body, setBody] = useState(item?.body ?? '')
  const [incomplete, setIncomplete] = useState(false)
  const subject = contentSubjects.find((known) => known === subjectText)
  const board = contentBoards.find((known) => known === boardText)
  const { one, prompt, placeholder } = typeWords[type]
  const submit = () => {
    const isComplete = title.trim() !== '' && subject !== undefined && board !== undefined
    setIncomplete(!isComplete)
    if (!isComplete) return
    const content = { title, subject, board, body }
    void save({
      work: () =>
        item
          ? api('PATCH /api/admin/content/:id', { params: { id: item.id }, body: content })
          : api('POST /api/admin/content', { body: { id: newId, type, ...content } }),
      done: item ? 'Content updated successfully' : 'Content added successfully',
      failed: 'Failed to save content',
      after: onSaved,
    })
  }
  return (
    <Dialog open onClose={onClose} title={`${item ? 'Edit' : 'Add'} ${one}`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) submit()
        }}
      >
        <Field
          label="Title"
          required
          maxLength={bodyLimits.titleCharacters}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={fields.title}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Subject"
            required
            value={subjectText}
            onChange={(event) => setSubject(event.target.value)}
          >
            <option value="">Choose a subject</option>
            {contentSubjects.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </SelectField>
          <SelectField label="Board" required value={boardText} onChange={(event) => setBoard(event.target.value)}>
            <option value="">Choose a board</option>
            {contentBoards.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </SelectField>
        </div>
        {subject && board && placesOfContent(subject, board).subjects.length === 0 && (
          <p className="text-small text-warn">
            There is no {subject} at {board}: it will be stored, but no study screen shows it.
          </p>
        )}
        <TextArea
          label="Content"
          rows={4}
          hint={prompt}
          placeholder={placeholder}
          maxLength={bodyLimits.characters}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          error={fields.body}
        />
        <ContentPreview type={type} body={body} />
        {incomplete && (
          <div role="alert">
            <FieldError>{REQUIRED}</FieldError>
          </div>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="main" busy={busy} busyLabel="Saving...">
            {item ? 'Save' : `Add ${one}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
