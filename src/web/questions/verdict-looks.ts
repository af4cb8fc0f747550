import { CircleCheck, CircleDot, CircleX, Clock } from 'lucide-react'

/** How an answer that was marked is shown: by shape, colour and words. */
export const verdictLooks = {
  right: { Icon: CircleCheck, words: 'Correct!', box: 'border-good-edge bg-good-wash', ink: 'text-good' },
  partly: { Icon: CircleDot, words: 'Partly right.', box: 'border-warn-edge bg-warn-wash', ink: 'text-warn' },
  wrong: { Icon: CircleX, words: 'Not quite.', box: 'border-bad-edge bg-bad-wash', ink: 'text-bad' },
  waiting: { Icon: Clock, words: 'Waiting for your teacher.', box: 'border-line bg-sunken', ink: 'text-ink' },
}
