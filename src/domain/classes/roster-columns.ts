import type { AgeBand } from '../groups/age-band.ts'

/** What a column of a class list can mean to us. */
export type RosterColumn = 'name' | 'first-name' | 'last-name' | 'email' | 'username' | 'age-band' | 'ignored'

const known: readonly [RosterColumn, RegExp][] = [
  ['first-name', /^((legal |preferred |chosen )?(first|fore|given|christian)[ -]?names?|forename\(s\))$/],
  ['last-name', /^((legal |preferred )?(last|sur|family)[ -]?name)$/],
  [
    'name',
    /^(full |preferred |legal |pupil |student |pupil's |student's )?(name|pupil|student|child|learner)s?( name)?$/,
  ],
  ['email', /^((school |pupil |student )?e-?mail( address)?)$/],
  ['username', /^((user|log-?in|sign-?in)[ -]?(name|id)|username|login|user)$/],
  ['age-band', /^(age( band| group)?|under (13|thirteen)\??|13 or over\??|over 13\??|13\+\??)$/],
]

/** The meaning of a column by its header, in whatever letters and with whatever marks around it. */
export function columnOf(header: string): RosterColumn {
  const plain = header
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/[*:"“”]/g, '')
    .trim()
  return known.find(([, names]) => names.test(plain))?.[0] ?? 'ignored'
}

/**
 * An age band as schools write it: an age in years, or yes or no under a header that asks.
 * @returns null for a cell that is empty; undefined for one that says something else.
 */
export function ageBandIn(cell: string, header: string): AgeBand | null | undefined {
  const text = cell.toLowerCase().replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const years = /^\d{1,2}$/.test(text) ? Number(text) : null
  if (years !== null) return years >= 3 && years <= 25 ? bandOf(years < 13) : undefined
  if (/^(under[ -](13|thirteen)|<\s?13|u13)$/.test(text)) return 'under-13'
  if (/^(13 or over|13-or-over|over 13|13\s?\+|>=\s?13|13 and over)$/.test(text)) return '13-or-over'
  const yes = /^(y|yes|true|x|✓)$/.test(text)
  if (!yes && !/^(n|no|false)$/.test(text)) return undefined
  if (/under/i.test(header)) return bandOf(yes)
  return /13/.test(header) ? bandOf(!yes) : undefined
}

const bandOf = (young: boolean): AgeBand => (young ? 'under-13' : '13-or-over')
