import { lazy, Suspense, useEffect, useState } from 'react'
import { READING_BUTTON } from '../reading/open-reading.ts'
import { useSession } from '../session/session.tsx'

const ReadingPanel = lazy(() => import('../reading/reading-panel.tsx'))

/** Opens the reading panel, whose code is fetched only then. */
export function ReadingButton() {
  const [open, setOpen] = useState(false)
  const { profile } = useSession()
  useEffect(() => {
    const keep = () => {
      const { readFocus, readScan } = document.documentElement.dataset
      if (profile || readFocus || readScan)
        void import('../reading/keep-reading.ts').then(({ keepReading }) => keepReading(profile))
    }
    keep()
    addEventListener('storage', keep)
    return () => removeEventListener('storage', keep)
  }, [profile])
  return (
    <>
      <button
        type="button"
        id={READING_BUTTON}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="touch rounded-md px-3 font-bold hover:bg-subject-wash aria-expanded:bg-subject-wash"
      >
        <span aria-hidden>Aa</span>
        <span className="sr-only @md:not-sr-only @min-[78rem]:@max-[96rem]:sr-only"> Reading</span>
      </button>
      {open && (
        <Suspense>
          <ReadingPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
