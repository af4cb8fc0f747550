const notVerbs = new Set(['This', 'Its', 'His'])

/**
 * Whether it says what a pupil does ('Thinks that …', 'Mixes up …'). Pupils read it after 'The mix-up:' and teachers after 'Shows:', where
 * a rebuttal ('A spoon is hard.') makes no sense.
 */
export function saysWhatPupilDoes(misconception: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(misconception) ?? []
  return /^\p{Lu}\p{Ll}*s$/u.test(first) && !notVerbs.has(first)
}
