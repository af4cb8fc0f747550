import { useId, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { useSession } from '../session/session.tsx'
import { useToast } from '../ui/toast.tsx'

export interface ShownSwitchProps {
  shown: boolean
  /** The name that others would see. */
  name: string
  onChange: () => void
}

/** Whether others may see this pupil on leaderboards: off until they say so. */
export function ShownSwitch({ shown, name, onChange }: ShownSwitchProps) {
  const id = useId()
  const toast = useToast()
  const { refresh } = useSession()
  const [wished, setWished] = useState<boolean | null>(null)
  const on = wished ?? shown

  async function choose(next: boolean) {
    setWished(next)
    try {
      await api('PATCH /api/me', { body: { onLeaderboards: next } })
      toast({
        title: next ? `Others now see you as ‘${name}’` : 'Others can no longer see you',
        topic: 'leaderboards',
      })
      onChange()
      await refresh()
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Your choice was not saved', description, variant: 'destructive', topic: 'leaderboards' })
    } finally {
      setWished(null)
    }
  }

  return (
    <div className="mt-5 flex items-start gap-3 border-t border-line pt-4">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onClick={() => void choose(!on)}
        className="group touch grid shrink-0 place-items-center rounded-full"
      >
        <span className="switch block h-7 w-12 rounded-full border-2 border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-good-edge group-aria-checked:bg-good-edge">
          <span className="switch-knob block aspect-square h-full rounded-full bg-ink transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-paper" />
        </span>
      </button>
      <div className="pt-2">
        <p id={`${id}-label`} className="font-bold">
          Show me on leaderboards
        </p>
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {on
            ? `Others see ‘${name}’, your school and your XP, and nothing else about you.`
            : `Only you can see your place. If you turn this on, others see ‘${name}’, your school and your XP.`}
        </p>
      </div>
    </div>
  )
}
