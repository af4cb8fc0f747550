import { rateLimit } from '../http/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A whole school may be behind one address, so what succeeds is given back; guesses are counted where they would go. */
export function createClassLimits() {
  return {
    /** Codes that lead nowhere. */
    codeByAddress: rateLimit({ points: 100, seconds: 10 * MINUTE }),
    /** Sign-ins to one class that fail, pictures and passwords together: against trying every pupil a little. */
    signInByClass: rateLimit({ points: 60, seconds: 15 * MINUTE }),
    signInByAddress: rateLimit({ points: 300, seconds: 5 * MINUTE }),
    /** Pictures have a limit of their own that lasts (see MOST_FAILURES). */
    signInByPupil: rateLimit({ points: 10, seconds: 15 * MINUTE }),
    /** Reading lists, making accounts and digesting passwords is work. */
    rostersByTeacher: rateLimit({ points: 40, seconds: 10 * MINUTE }),
    newCodesByTeacher: rateLimit({ points: 30, seconds: HOUR }),
    invitationsByTeacher: rateLimit({ points: 30, seconds: HOUR }),
    mailByAccount: rateLimit({ points: 6, seconds: HOUR }),
    mailByPerson: rateLimit({ points: 6, seconds: HOUR }),
  }
}
