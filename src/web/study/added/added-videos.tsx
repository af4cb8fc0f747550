import { Play } from 'lucide-react'
import { useState } from 'react'
import type { AddedItem } from '#contract/content.ts'
import { api } from '../../api/browser-api.ts'
import { counted } from '../../progress/counted.ts'
import { useSession } from '../../session/session.tsx'
import { guestOfToday } from '../lessons/guest-of-today.ts'

/**
 * Added videos. Until Watch Now is pressed nothing is asked of anybody else: the thumbnail is drawn here, and the player is a
 * page of its own whose policy allows just that video.
 */
export function AddedVideos({ items }: { items: readonly AddedItem[] }) {
  const session = useSession()
  const [playing, setPlaying] = useState<string | null>(null)
  const [views, setViews] = useState<Readonly<Record<string, number>>>({})
  const watch = (id: string) => {
    setPlaying(id)
    const viewer = session.profile ? {} : { viewer: guestOfToday() }
    api('POST /api/added-content/:id/views', { params: { id }, body: viewer }).then(
      (answer) => setViews((before) => ({ ...before, [id]: answer.views })),
      () => undefined,
    )
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {items.map(({ id, title, views: known, source }) => {
        const isPlaying = playing === id
        return (
          <li
            key={id}
            className={`flex flex-col overflow-hidden rounded-lg border border-subject-line bg-surface shadow-card ${isPlaying ? 'sm:col-span-full' : 'max-w-md'}`}
          >
            {isPlaying ? (
              <iframe
                src={`/api/added-content/${id}/player`}
                title={title}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                allowFullScreen
                className="aspect-video w-full"
              />
            ) : (
              <Thumbnail />
            )}
            <div className="flex grow flex-col gap-2 p-4">
              <h3 className="text-h3 wrap-anywhere">{title}</h3>
              <p className="grow text-small text-ink-soft">
                {isPlaying ? `It comes from ${source}.` : `Watch Now fetches it from ${source}.`}
              </p>
              <p className="tabular text-small font-bold text-ink-soft">{counted(views[id] ?? known ?? 0, 'view')}</p>
              {isPlaying ? null : (
                <button
                  type="button"
                  aria-label={`Watch Now: ${title}`}
                  onClick={() => watch(id)}
                  className="touch mt-1 flex items-center justify-center gap-2 rounded-md border border-subject bg-subject px-4 py-2 font-bold text-on-subject hover:border-ink"
                >
                  <Play aria-hidden className="size-5 fill-current" /> Watch Now
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A strip of film on the subject's colour. */
function Thumbnail() {
  const holes = Array.from({ length: 9 }, (_, index) => 6 + index * 18)
  return (
    <svg viewBox="0 0 160 90" aria-hidden className="aspect-video w-full bg-subject-wash">
      <path d="M0 0h160v12H0zM0 78h160v12H0z" className="fill-subject-line" />
      {holes.map((x) => (
        <path key={x} d={`M${x} 3h7v6h-7zM${x} 81h7v6h-7z`} className="fill-surface" />
      ))}
      <circle cx="80" cy="45" r="19" className="fill-surface stroke-subject-edge" strokeWidth="2" />
      <path d="M74 36v18l15-9z" className="fill-subject" />
    </svg>
  )
}
