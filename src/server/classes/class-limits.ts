import type { Tried } from '../http/limits/count-failures.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import type { SharedLimits } from '../http/limits/shared-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A whole school may be behind one address, so only failures count; guesses are counted where they would go (decision 42). */
export function createClassLimits(shared: SharedLimits) {
  const signInByDevice = shared('class-sign-in-by-device', { points: 10, seconds: 15 * MINUTE })
  const signInHere = shared('class-sign-in-here', { points: 10, seconds: 15 * MINUTE })
  const signInByPupil = shared('class-sign-in-by-pupil', { points: 100, seconds: HOUR })
  /** Pictures and passwords together: against trying every pupil of a class a little. */
  const signInToClassHere = shared('class-sign-in-to-class-here', { points: 60, seconds: 15 * MINUTE })
  const signInToClass = shared('class-sign-in-to-class', { points: 300, seconds: HOUR })
  const signInByAddress = shared('class-sign-in-by-address', { points: 3000, seconds: 15 * MINUTE })
  return {
    /** Pictures have a limit of their own that lasts (see MOST_FAILURES), so the pupil's are for passwords. */
    signIn(from: {
      classCode: string
      pupil: string
      address: string
      device: string | null
      proof: 'password' | 'pictures'
    }): Tried[] {
      const { classCode, pupil, address, device, proof } = from
      if (device && proof === 'pictures') return []
      if (device) return [{ limit: signInByDevice, key: `${device} ${pupil}`, wipes: true }]
      const ofPupil = [
        { limit: signInHere, key: `${address} ${pupil}`, wipes: true },
        { limit: signInByPupil, key: pupil },
      ]
      return [
        ...(proof === 'password' ? ofPupil : []),
        { limit: signInToClassHere, key: `${address} ${classCode}` },
        { limit: signInToClass, key: classCode },
        { limit: signInByAddress, key: address },
      ]
    },
    /**
     * Tries with pictures on a device that the pupil has used before, so that nobody elsewhere can lock them out. With ten a
     * day, guessing 6,840 ways there takes years; after them, the limit that lasts counts.
     */
    picturesByDevice: shared('pictures-by-device', { points: 10, seconds: DAY }),
    /** Codes that lead nowhere, by person or a guest's address. */
    codeBySender: shared('join-code', { points: 100, seconds: 10 * MINUTE }),
    /** Reading lists, making accounts and digesting passwords is work. */
    rostersByTeacher: rateLimit({ points: 40, seconds: 10 * MINUTE }),
    newCodesByTeacher: rateLimit({ points: 30, seconds: HOUR }),
    invitationsByTeacher: rateLimit({ points: 30, seconds: HOUR }),
    mailByAccount: shared('mail', { points: 6, seconds: HOUR }),
    mailByPerson: shared('mail-by-person', { points: 6, seconds: HOUR }),
  }
}

export type ClassLimits = ReturnType<typeof createClassLimits>
