import type { Tried } from '../../http/limits/count-failures.ts'
import { rateLimit } from '../../http/limits/rate-limit.ts'
import type { SharedLimits } from '../../http/limits/shared-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** From where a sign-in is tried, and as whom. */
export interface SignInTry {
  /** What was typed to name the account, in lower case. */
  account: string
  address: string
  /** The random name of a device on which this account was signed in to before; null elsewhere. */
  device: string | null
}

/** Generous per address, since a whole school may be behind one; strict per account, where guesses would go (decision 42). */
export function createAccountLimits(shared: SharedLimits) {
  const signInByDevice = shared('sign-in-by-device', { points: 10, seconds: 15 * MINUTE })
  const signInHere = shared('sign-in-here', { points: 10, seconds: 15 * MINUTE })
  /** From new devices anywhere: against guesses from many addresses at once. */
  const signInByAccount = shared('sign-in-by-account', { points: 100, seconds: HOUR })
  /** From new devices: against one password tried on many accounts. More than a school gets wrong in a morning. */
  const signInByAddress = shared('sign-in-by-address', { points: 3000, seconds: 15 * MINUTE })
  /** A code of an app has six figures, and whoever tries one knows the password: few tries, wherever they come from. */
  const codeByDevice = shared('code-by-device', { points: 10, seconds: 15 * MINUTE })
  const codeByAccount = shared('code-by-account', { points: 20, seconds: HOUR })
  const here = ({ account, address }: Omit<SignInTry, 'device'>) => `${address} ${account}`
  return {
    signIn(from: SignInTry): Tried[] {
      const { account, address, device } = from
      if (device) return [{ limit: signInByDevice, key: `${device} ${account}`, wipes: true }]
      return [
        { limit: signInHere, key: here(from), wipes: true },
        { limit: signInByAccount, key: account },
        { limit: signInByAddress, key: address },
      ]
    },
    /** Guesses at a code: a device of the owner is counted apart here too. */
    code({ account, device }: SignInTry): Tried[] {
      return device
        ? [{ limit: codeByDevice, key: `${device} ${account}`, wipes: true }]
        : [{ limit: codeByAccount, key: account }]
    },
    /** A code of an app is right for up to a minute and a half. */
    usedCodes: shared('used-code', { points: 1, seconds: 2 * MINUTE }),
    /** Gives an account's owner all tries again: after they have proved in another way that it is theirs. */
    async forgiveSignIns(from: SignInTry): Promise<void> {
      await signInHere.forgive(here(from))
      await signInByAccount.forgive(from.account)
      if (from.device) await signInByDevice.forgive(`${from.device} ${from.account}`)
    },
    /** Several classes in an hour, with a password or two that were too easy for each pupil. */
    signUpByAddress: shared('sign-up', { points: 300, seconds: HOUR }),
    resetByAddress: shared('reset', { points: 300, seconds: HOUR }),
    /** Tokens are too long to guess; this only spares the database. */
    tokenByAddress: shared('token', { points: 300, seconds: 10 * MINUTE }),
    mailByAccount: shared('mail', { points: 6, seconds: HOUR }),
    profileByPerson: rateLimit({ points: 60, seconds: 10 * MINUTE }),
  }
}

export type AccountLimits = ReturnType<typeof createAccountLimits>
