import { useState } from 'react'
import type { signInToClassEndpoint } from '#contract/class-joining.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { api } from '../../api/browser-api.ts'
import { forgetJoining } from '../../session/remember-joining.ts'

type Proof = InputOf<typeof signInToClassEndpoint>['body']['proof']

/** Signs a pupil of a class in and opens their dashboard, by a whole page load: nothing that was loaded for a guest stays. */
export function useClassSignIn(code: string) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const signIn = async (pupil: string, proof: Proof) => {
    setBusy(true)
    setError(undefined)
    try {
      await api('POST /api/class-sign-in', { body: { code, pupil, proof } })
      forgetJoining()
      window.location.assign('/dashboard/student')
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.')
      setBusy(false)
    }
  }
  return { busy, error, signIn }
}
