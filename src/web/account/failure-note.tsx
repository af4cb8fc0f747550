import { TriangleAlert } from 'lucide-react'
import type { FormFailure } from './form-outcome.ts'
import { useHydrated } from './use-hydrated.ts'

/** Why a form failed, above its fields, for as long as no script can show it as a toast. */
export function FailureNote({ title, failure }: { title: string; failure: FormFailure | undefined }) {
  const hydrated = useHydrated()
  if (!failure || hydrated) return null
  return (
    <div className="flex gap-3 rounded-md border border-bad-edge bg-bad-wash px-4 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div>
        <p className="font-bold text-bad">{title}</p>
        <p>{failure.message}</p>
      </div>
    </div>
  )
}
