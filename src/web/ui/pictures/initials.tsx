import { classes } from '../classes.ts'
import { hued } from '../hue.ts'

/** Somebody's initials on a colour of their own, in place of a picture that would come from elsewhere. */
export function Initials({ name, initials, className }: { name: string; initials: string; className?: string }) {
  return (
    <span
      {...hued(hueOf(name), { '--vivid': 1 })}
      aria-hidden
      className={classes(
        'grid aspect-square shrink-0 place-items-center rounded-full border-2 border-subject-edge bg-subject-wash font-bold text-subject-ink',
        className,
      )}
    >
      {initials || '·'}
    </span>
  )
}

/** The same colour for the same name. */
function hueOf(name: string): number {
  let hue = 7
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hue
}
