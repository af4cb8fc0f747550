import { type RefObject, useEffect, useRef } from 'react'
import { useToast } from '../ui/toast.tsx'
import type { FormFailure, FormOutcome } from './form-outcome.ts'

/** How a form went: of two messages, only the newer is still true. */
export const FORM_TOPIC = 'form'

/**
 * Says that a form failed, empties its passwords and puts the reader where it can be fixed.
 * @returns the failure to show and the form's ref.
 */
export function useFailure(
  outcome: FormOutcome<unknown> | undefined,
  title: string,
): { failure: FormFailure | undefined; form: RefObject<HTMLFormElement | null> } {
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const failure = outcome && !outcome.ok ? outcome : undefined
  useEffect(() => {
    if (!failure) return
    toast({ title, description: failure.message, variant: 'destructive', topic: FORM_TOPIC })
    const passwords = form.current?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? []
    for (const password of passwords) password.value = ''
    const atFault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? passwords[0]
    atFault?.focus()
  }, [failure, title, toast])
  return { failure, form }
}
