import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '#contract/errors.ts'

/** zxcvbn's score, of 0 to 4, from which a password is taken: 2 is more than a million guesses. */
const LOWEST_SCORE = 2

/** Judged by its beginning: the whole can only be harder to guess, and 128 hostile characters would keep the server for seconds. */
const CHARACTERS_JUDGED = 24

/** Loaded with the first password that is set: the word lists take 300 ms and some memory. */
let checker: Promise<ZxcvbnFactory> | undefined

async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}

/**
 * Lets a password pass that is not on the lists of common ones and not quickly guessed by who knows the person.
 * @throws {AppError} weak-password, with reasons.
 */
export async function requireStrongPassword(
  password: string,
  person: { fullName: string; email: string },
): Promise<void> {
  checker ??= loadChecker()
  const { score, feedback } = (await checker).check(password.slice(0, CHARACTERS_JUDGED), [
    ...wordsOf(person),
    'revisewell',
  ])
  if (score >= LOWEST_SCORE) return
  const reasons = [feedback.warning, ...feedback.suggestions].filter((reason) => reason !== null)
  throw new AppError('weak-password', {
    reasons,
    fields: {
      password: reasons.join(' ') || 'Use a longer password, such as three words that do not belong together.',
    },
  })
}

function wordsOf({ fullName, email }: { fullName: string; email: string }): string[] {
  return [fullName, email, ...fullName.split(/\s+/), ...email.split(/[@._+-]/)].filter((word) => word.length > 2)
}
