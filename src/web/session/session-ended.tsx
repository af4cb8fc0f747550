import { LogIn } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { DEVICE_CHANGED } from '../device/device-store.ts'
import { countWaiting, waitingWorkOf } from '../device/waiting-work.ts'
import { Button } from '../ui/button.tsx'
import { useSession } from './session.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { forgetPerson, type KnownPerson, signedOutWords } from './signed-in-hint.ts'

/** Where one signs in, or up, anyway. */
const signInPages = /^\/(login|signup|join|forgotten-password|reset-password|verify-email)\b/

/** Says that the session has ended, how much waits for its owner, and lets them sign in without leaving the page. */
export default function SessionEnded({ known }: { known: KnownPerson }) {
  const { refresh } = useSession()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const waiting = useWaiting(known.id)
  // Where the reader was before they came to the button: they go on there once they are signed in.
  const cameFrom = useRef<Element | null>(null)
  const bar = useRef<HTMLElement>(null)
  const [said, setSaid] = useState<HTMLElement | null>(null)
  useEffect(() => setSaid(document.getElementById('session-said')), [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !relatedTarget.closest('dialog')) cameFrom.current = relatedTarget
  }
  useEffect(
    () => () => {
      const target = cameFrom.current
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    },
    [],
  )
  useEffect(() => {
    // What is scrolled to comes to stand below the bar, not under it.
    const { style } = document.documentElement
    style.scrollPaddingTop = `calc(${bar.current?.offsetHeight ?? 0}px + 1rem)`
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [pathname, waiting])
  if (signInPages.test(pathname)) return null
  return (
    <section ref={bar} aria-label="Your session" className="sticky top-0 z-10 border-b border-warn-edge bg-warn-wash">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>{signedOutWords(known)}</strong>{' '}
          {waiting > 0
            ? `${waiting} ${waiting === 1 ? 'answer waits' : 'answers wait'} on this device until you sign in again.`
            : 'Sign in again to go on where you are.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onFocus={onFocus} look="main" onClick={() => setOpen(true)}>
            <LogIn aria-hidden className="size-5" /> Sign in again
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              forgetPerson()
              void refresh()
            }}
          >
            {known.name ? `I am not ${known.name}` : 'Go on as a guest'}
          </Button>
        </div>
      </div>
      {said && createPortal(signedOutWords(known), said)}
      <SignInDialog open={open} onClose={() => setOpen(false)} known={known} waiting={waiting} />
    </section>
  )
}

function useWaiting(owner: string): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const look = () => setWaiting(countWaiting(waitingWorkOf(owner)))
    look()
    addEventListener(DEVICE_CHANGED, look)
    return () => removeEventListener(DEVICE_CHANGED, look)
  }, [owner])
  return waiting
}
