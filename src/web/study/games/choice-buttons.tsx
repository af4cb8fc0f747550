import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChoiceRound, ChoiceState } from '#domain/games/reducers/choice-game.ts'
import { classes } from '../../ui/classes.ts'
import type { BoardProps } from './table-props.ts'

export interface ChoiceButtonsProps<Round extends ChoiceRound> extends BoardProps<Round, ChoiceState<Round>> {
  options: readonly { key: string; content: ReactNode }[]
  /** Said of an option that was right, such as 'Step 2'; 'Right' unless told. */
  rightWords?: (option: number) => string
  /** Large letters in the middle, for figures. */
  big?: boolean
}

type Standing = 'right' | 'wrong' | null

/** The options of a round as large buttons; each says how it went with an icon and a word, never by colour alone. */
export function ChoiceButtons<Round extends ChoiceRound>(props: ChoiceButtonsProps<Round>) {
  const { options, state, round, asking, act, rightWords = () => 'Right', big = false } = props
  // So that no row has a hole in it.
  const columns = big
    ? options.length % 3 === 0
      ? 'grid-cols-3'
      : 'grid-cols-2'
    : options.length % 2 === 0 && 'sm:grid-cols-2'
  const standing = (option: number): Standing => {
    if (state.taken.includes(option) || (!asking && round.right.includes(option))) return 'right'
    return state.struck.includes(option) ? 'wrong' : null
  }
  // A large button keeps room for the word, so that nothing moves when it comes.
  const howWords = (how: Standing, option: number) =>
    how === 'right' ? rightWords(option) : how === 'wrong' ? 'Not this' : '\u00a0'
  return (
    <ul className={classes('grid gap-2.5', columns)}>
      {options.map(({ key, content }, option) => {
        const how = standing(option)
        return (
          <li key={key}>
            <button
              type="button"
              data-option
              aria-disabled={!asking || how !== null || undefined}
              onClick={() => act({ type: 'choose', option })}
              className={classes(
                'touch flex h-full w-full items-center gap-3 rounded-md border-2 px-3 py-2.5 text-left',
                big && 'min-h-24 flex-col justify-between text-h2 font-bold',
                how === 'right' && 'border-good-edge bg-good-wash',
                how === 'wrong' && 'border-bad-edge bg-bad-wash',
                how === null && 'border-line-strong bg-surface',
                how === null && asking && 'hover:border-subject hover:bg-subject-wash',
              )}
            >
              <span
                aria-hidden
                className={classes(
                  'grid size-7 shrink-0 place-items-center rounded-sm bg-subject-wash text-small font-bold text-subject-ink',
                  big && 'self-start',
                )}
              >
                {how === 'right' ? <Check className="size-5 text-good" /> : null}
                {how === 'wrong' ? <X className="size-5 text-bad" /> : null}
                {how === null ? option + 1 : null}
              </span>
              <span className={classes('tabular min-w-0', !big && 'grow')}>{content}</span>
              {(how || big) && <span className="text-small font-bold whitespace-nowrap">{howWords(how, option)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What is said after a choice that leaves the round open. */
export function sayChoice(
  before: { taken: readonly number[] },
  after: { taken: readonly number[]; struck: readonly number[]; run: { phase: string } },
) {
  if (after.run.phase !== 'asking') return ''
  if (after.taken.length > before.taken.length) return 'Right. And next?'
  return after.struck.length > 0 ? 'Not this one. Try again.' : ''
}
