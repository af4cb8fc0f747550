import { CircleCheck, CircleX } from 'lucide-react'

/** Whether one part of an answer is right, by shape and word: its colour alone tells not everybody. */
export function PlaceVerdict({ state }: { state: 'right' | 'wrong' }) {
  const Icon = state === 'right' ? CircleCheck : CircleX
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 text-small font-bold ${state === 'right' ? 'text-good' : 'text-bad'}`}
    >
      <Icon aria-hidden className="size-4" />
      {state === 'right' ? 'Right' : 'Wrong'}
    </span>
  )
}
