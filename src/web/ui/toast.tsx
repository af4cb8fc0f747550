import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { classes } from './classes.ts'

export interface ToastMessage {
  title: string
  description?: string
  /** `destructive`: something failed. It is announced at once and stays until it is dismissed. */
  variant?: 'default' | 'destructive'
  /** What it is about: a newer message on the same thing takes its place. */
  topic?: string
}

const SHOWN_MS = 8000
/** More than this many at once would cover what they speak of. */
const MOST_SHOWN = 3

type Show = (message: ToastMessage) => void
const ToastContext = createContext<Show | null>(null)

/**
 * Shows a short message that needs no answer: `const toast = useToast(); toast({ title, description })`.
 * @throws {Error} outside `ToastProvider`.
 */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used inside ToastProvider')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<(ToastMessage & { id: number })[]>([])
  const lastId = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const id = lastId.current
    const isOutdated = ({ topic }: ToastMessage) => topic !== undefined && topic === message.topic
    setMessages((shown) => [...shown.filter((old) => !isOutdated(old)), { ...message, id }].slice(-MOST_SHOWN))
  }, [])
  const dismiss = useCallback((id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)), [])
  return (
    <ToastContext value={show}>
      {children}
      {/* An open dialog takes the section into itself (ui/dialog.tsx); the place stays. */}
      <div className="contents">
        <section
          id="toasts"
          aria-label="Notifications"
          aria-live="polite"
          className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 sm:right-auto sm:bottom-4 sm:w-[min(28rem,calc(100vw-2rem))]"
        >
          {messages.map((message) => (
            <Toast key={message.id} message={message} onDismiss={() => dismiss(message.id)} />
          ))}
        </section>
      </div>
    </ToastContext>
  )
}

function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { title, description, variant } = message
  const destructive = variant === 'destructive'
  const [held, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (destructive || held) return
    const timer = setTimeout(() => dismiss(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [destructive, held])
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classes(
        'pointer-events-auto flex w-full max-w-md animate-[rise_0.2s_ease-out] items-start gap-3 rounded-md border bg-surface py-2 pr-1 pl-4 shadow-lifted',
        destructive ? 'border-bad-edge' : 'border-good-edge',
      )}
    >
      <Icon aria-hidden className={classes('mt-2 size-5 shrink-0', destructive ? 'text-bad' : 'text-good')} />
      <div className="min-w-0 grow py-1.5">
        <p className="font-bold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="touch grid shrink-0 place-items-center rounded-md hover:bg-subject-wash"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
