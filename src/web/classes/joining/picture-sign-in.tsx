import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PICTURES_IN_PASSWORD, type PictureId, passwordPictures, pictureOf } from '#domain/classes/picture-password.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { useClassSignIn } from './use-class-sign-in.ts'

interface PictureSignInProps {
  code: string
  pupil: { id: string; name: string }
  onBack: () => void
}

const slots = ['first', 'second', 'third'] as const

/** Three pictures in order, tapped or pressed by keyboard; each is named. */
export function PictureSignIn({ code, pupil, onBack }: PictureSignInProps) {
  const [picked, setPicked] = useState<readonly PictureId[]>([])
  const { busy, error, signIn } = useClassSignIn(code)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const full = picked.length === PICTURES_IN_PASSWORD
  const last = picked.at(-1)

  const go = async () => {
    if (!full) return
    await signIn(pupil.id, { pictures: [...picked] })
    setPicked([])
  }

  return (
    <section aria-labelledby="pictures" className="index-card p-5 sm:p-7">
      <h2 id="pictures" ref={heading} tabIndex={-1} className="mb-4 outline-none">
        Hello, {pupil.name.replace(/\.$/, '')}! Tap your three pictures.
      </h2>
      <ol aria-label="Your pictures" className="mb-4 flex gap-3">
        {slots.map((slot, at) => {
          const id = picked[at]
          return (
            <li
              key={slot}
              className="grid size-18 place-items-center rounded-md border-2 border-dashed border-line-strong bg-sunken text-h3 text-ink-soft"
            >
              {id ? (
                <img src={`/emoji/${pictureOf(id).emoji}.svg`} alt={pictureOf(id).name} width={48} height={48} />
              ) : (
                at + 1
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {last ? `${pictureOf(last).name}, ${picked.length} of ${PICTURES_IN_PASSWORD}` : ''}
      </p>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-5">
        {passwordPictures.map(({ id, name, emoji }) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={full || busy}
              onClick={() => !full && !busy && setPicked([...picked, id])}
              className="grid min-h-22 w-full justify-items-center gap-1 rounded-md border border-line-strong bg-surface p-2 text-small font-bold hover:border-ink hover:bg-subject-wash aria-disabled:opacity-60"
            >
              <img src={`/emoji/${emoji}.svg`} alt="" width={48} height={48} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="main" size="large" busy={busy || !full} busyLabel={busy ? 'One moment…' : 'Go'} onClick={go}>
          Go
        </Button>
        <Button size="large" onClick={() => setPicked(picked.slice(0, -1))}>
          <Undo2 aria-hidden className="size-5" /> Take one back
        </Button>
        <Button look="quiet" size="large" onClick={onBack}>
          That is not me
        </Button>
      </div>
    </section>
  )
}
