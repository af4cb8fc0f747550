import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { AddedItem } from '#contract/content.ts'
import type { ContentType } from '#domain/content/content-place.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import { counted } from '../../progress/counted.ts'
import { AddedItemView } from './added-item-view.tsx'
import { AddedVideos } from './added-videos.tsx'

/** A study screen, by what it shows. */
export interface AddedPlace {
  type: ContentType
  level: LevelId
  subject: string
  sen: boolean
}

const partWords = {
  flashcard: (parts: number) => counted(parts, 'card'),
  quiz: (parts: number) => counted(parts, 'question'),
  note: (parts: number) => (parts > 0 ? `A note with ${counted(parts, 'question')}` : 'A note'),
}

/** What admins added, in a list whose items open in place. */
export default function AddedItems({ type, items }: AddedPlace & { items: readonly AddedItem[] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section aria-labelledby="added" className="mt-10 border-t-2 border-subject-line pt-6">
      <h2 id="added" className="mb-4">
        More for this subject
      </h2>
      {type === 'video' ? (
        <AddedVideos items={items} />
      ) : (
        <ul className="grid gap-3">
          {items.map(({ id, title, parts }) => (
            <li key={id} className="index-card p-4">
              <h3 className="text-h3">
                <button
                  type="button"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                  className="touch flex w-full items-center justify-between gap-3 text-left font-bold wrap-anywhere"
                >
                  {title}
                  <ChevronDown aria-hidden className={open === id ? 'size-5 shrink-0 rotate-180' : 'size-5 shrink-0'} />
                </button>
              </h3>
              <p className="text-small text-ink-soft">{partWords[type](parts)}</p>
              {open === id && <AddedItemView id={id} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
