import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { FormFailure } from './form-outcome.ts'

/**
 * Why a form failed, above its fields. The toast has announced it already where the page's script runs, so this is quiet.
 */
export function FailureNote({ title, failure }: { title: string; failure: FormFailure | undefined }) {
  if (!failure) return null
  return (
    <div className="flex gap-3 rounded-md border border-bad-edge bg-bad-wash px-4 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div>
        <p className="font-bold text-bad">{title}</p>
        <p>{failure.message}</p>
        {failure.code === 'wrong-credentials' && (
          <p>
            <Link to="/forgotten-password" className="link">
              Set a new password
            </Link>{' '}
            if you have forgotten yours.
          </p>
        )}
      </div>
    </div>
  )
}
