import { LifeBuoy } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { HelpDialog } from './help-dialog.tsx'

/** The floating button of the landing page. It comes to rest at the page's end, and makes way for the sample card. */
export function HelpButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const inTheWay = useOverSample(button)
  return (
    <>
      <div
        data-covers="foot"
        className="pointer-events-none sticky bottom-[calc(var(--foot)+1rem)] z-20 flex justify-end px-4 pb-4"
      >
        <button
          ref={button}
          type="button"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          className={classes(
            'touch inline-flex h-13 items-center gap-2 rounded-full border border-ink bg-ink px-5 font-bold text-paper shadow-lifted hover:bg-ink-soft',
            // Not taken away: the keyboard still reaches it.
            inTheWay ? 'opacity-0 focus-visible:opacity-100' : 'pointer-events-auto',
          )}
        >
          <LifeBuoy aria-hidden className="size-5" />
          Help
        </button>
      </div>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Whether a card that invites a press is under the button; so until that is known. */
function useOverSample(button: RefObject<HTMLButtonElement | null>): boolean {
  const [over, setOver] = useState(true)
  useEffect(() => {
    const sample = document.getElementById('sample-deck')
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      const box = button.current?.getBoundingClientRect()
      if (!sample || !box) return setOver(false)
      const margins = [-box.top, box.right - innerWidth, box.bottom - innerHeight, -box.left]
      observer = new IntersectionObserver(([entry]) => setOver(entry?.isIntersecting ?? false), {
        rootMargin: margins.map((margin) => `${Math.round(margin)}px`).join(' '),
      })
      observer.observe(sample)
    }
    watch()
    addEventListener('resize', watch)
    return () => {
      observer?.disconnect()
      removeEventListener('resize', watch)
    }
  }, [button])
  return over
}
