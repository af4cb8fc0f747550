import { z } from 'zod'

/** Every error that may cross the wire: its HTTP status and the sentence a person reads unless the thrower has a better one. */
export const errorTable = {
  'bad-input': { status: 400, message: 'Something in what was sent is not right. Check it and try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in first.' },
  'wrong-credentials': { status: 401, message: 'That email and password do not match an account.' },
  'wrong-password': { status: 403, message: 'That is not your password.' },
  'wrong-code': {
    status: 403,
    message: 'That code is not right, or was used already. Wait for the next one in your app, and try that.',
  },
  'passkey-refused': {
    status: 403,
    message: 'That passkey did not work. Try again, or sign in with your password.',
  },
  'sign-in-expired': {
    status: 401,
    message: 'That took too long, or was wrong too often. Please sign in again.',
  },
  'second-step-needed': {
    status: 403,
    message: 'This account has two-step sign-in. Sign in with its email address and password.',
  },
  'email-not-verified': {
    status: 403,
    message: 'Please open the link in the email we sent you to verify your account first. We have just sent it again.',
  },
  'sign-in-locked': {
    status: 403,
    message: 'That was wrong too many times. Ask your teacher for a new card to sign in with.',
  },
  'not-allowed': { status: 403, message: 'You do not have permission to do that.' },
  'wrong-origin': { status: 403, message: 'This request came from another site, so it was not carried out.' },
  muted: { status: 403, message: 'A teacher has paused your messages in this group. You can still read.' },
  'no-school': {
    status: 409,
    message: 'Your school is not confirmed yet. Join a class with your teacher’s code, or ask your school to add you.',
  },
  'group-full': { status: 409, message: 'The last seat in this group has just gone.' },
  'last-member': {
    status: 409,
    message: 'You are the last one in this group. If you leave, the group and its chat are deleted.',
  },
  'unsuitable-words': { status: 422, message: 'Please put that another way.' },
  'chat-off': { status: 403, message: 'Your school has turned group chat off.' },
  'not-found': { status: 404, message: 'We could not find that.' },
  'no-email': { status: 409, message: 'This account has no email address that mail could reach.' },
  'email-taken': {
    status: 409,
    message: 'An account with that email already exists. Sign in, or reset your password.',
  },
  'already-joined': { status: 409, message: 'That guest progress already belongs to another account.' },
  'already-decided': { status: 409, message: 'Somebody has already decided this request.' },
  'last-admin': {
    status: 409,
    message: 'You are the only admin. Approve another admin first, so that somebody looks after this installation.',
  },
  'consent-needed': {
    status: 403,
    message: 'Because you are under 13, a parent who is linked to you has to allow this first.',
  },
  'insufficient-points': { status: 409, message: 'You do not have enough points for that yet.' },
  'out-of-stock': { status: 409, message: 'That reward has just run out. Choose another one.' },
  'limit-reached': { status: 409, message: 'There is no room for more of that.' },
  'too-large': { status: 413, message: 'That is too much to send at once.' },
  'unsupported-type': { status: 415, message: 'Send this as application/json.' },
  'impossible-play': { status: 422, message: 'Those moves do not make a whole game, so they earn nothing.' },
  'unknown-file': {
    status: 422,
    message: 'Use a picture (PNG, JPEG, GIF or WebP) or a sound (MP3, Ogg, WAV, WebM, FLAC or M4A).',
  },
  'not-readable': { status: 422, message: 'That file could not be read.' },
  'weak-password': { status: 422, message: 'That password is too easy to guess.' },
  'link-expired': { status: 410, message: 'That link has expired or was used already. Ask for a new one.' },
  'too-many-requests': { status: 429, message: 'That was a lot of tries. Wait a little, then try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing of yours was lost; please try again.' },
  'storage-full': {
    status: 507,
    message: 'There is no room to save anything right now. You can still read everything. Please try again later.',
  },
  unavailable: { status: 503, message: 'The service is starting or busy. Please try again in a moment.' },
} as const

export type ErrorCode = keyof typeof errorTable
const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

/** The body of every response that is not ok. `fields` gives a sentence for each field at fault. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    reasons: z.array(z.string()).optional(),
    /** Seconds to wait, with `too-many-requests`. */
    retryAfter: z.number().optional(),
    /** Of a fault of ours: what the log calls the request. */
    requestId: z.string().optional(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
type Details = Partial<Omit<ErrorBody['error'], 'code'>>

/** What a use case throws; `server/app.ts` turns it into a response in one place. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorTable[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
  get status() {
    return errorTable[this.code].status
  }
  toBody(): ErrorBody {
    return { error: { ...this.details, code: this.code, message: this.message } }
  }
}
