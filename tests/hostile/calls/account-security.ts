import type { CallTable } from './call-table.ts'

/** Where somebody is signed in, and how they prove who they are. */
export const accountSecurity: CallTable = {
  rows: `
call                                   | guest           | student         | unconfirmed teacher | teacher         | parent          | pending admin   | admin
GET /api/me/security                   | not-signed-in   | ok              | ok                  | ok              | ok              | ok              | ok
DELETE /api/me/sessions/:id            | not-signed-in   | not-found       | not-found           | not-found       | not-found       | not-found       | not-found
POST /api/me/sessions/end              | not-signed-in   | ok              | ok                  | ok              | ok              | ok              | ok
POST /api/me/password                  | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
POST /api/me/second-steps/app          | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
PUT /api/me/second-steps/app           | not-signed-in   | wrong-code      | wrong-code          | wrong-code      | wrong-code      | wrong-code      | wrong-code
POST /api/me/second-steps/backup-codes | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
POST /api/me/second-steps/end          | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
POST /api/sign-in/code                 | sign-in-expired | sign-in-expired | sign-in-expired     | sign-in-expired | sign-in-expired | sign-in-expired | sign-in-expired
POST /api/me/passkeys/start            | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
POST /api/me/passkeys                  | not-signed-in   | passkey-refused | passkey-refused     | passkey-refused | passkey-refused | passkey-refused | passkey-refused
POST /api/me/passkeys/:id/removal      | not-signed-in   | wrong-password  | wrong-password      | wrong-password  | wrong-password  | wrong-password  | wrong-password
POST /api/sign-in/passkey/start        | ok              | ok              | ok                  | ok              | ok              | ok              | ok
POST /api/sign-in/passkey              | passkey-refused | passkey-refused | passkey-refused     | passkey-refused | passkey-refused | passkey-refused | passkey-refused
`,
  bodies: {
    'POST /api/me/sessions/end': () => ({ which: 'others' }),
    'POST /api/me/second-steps/app': () => ({ password: 'not the password' }),
    'PUT /api/me/second-steps/app': () => ({ code: '123456' }),
    'POST /api/me/second-steps/backup-codes': () => ({ password: 'not the password' }),
    'POST /api/me/second-steps/end': () => ({ password: 'not the password' }),
    'POST /api/sign-in/code': () => ({ code: '123456' }),
    'POST /api/me/passkeys/start': () => ({ password: 'not the password' }),
    'POST /api/me/passkeys': () => ({ response: { id: 'nobody' } }),
    'POST /api/me/passkeys/:id/removal': () => ({ password: 'not the password' }),
    'POST /api/sign-in/passkey': () => ({ response: { id: 'nobody' } }),
    'POST /api/me/password': () => ({ current: 'not the password', password: 'marble lantern 77' }),
  },
}
