import { composeMail } from '../mail/compose-mail.ts'
import type { OutgoingMail } from '../mail/mailer.ts'

/** The mail that invites a pupil on a teacher's list. */
export function composeClassInvitation(invitation: {
  email: string
  name: string
  className: string
  teacher: string
  joinUrl: string
}): OutgoingMail {
  const { email, name, className, teacher, joinUrl } = invitation
  return composeMail({
    to: email,
    name,
    subject: `${teacher} invites you to ${className}`,
    paragraphs: [
      `${teacher} uses Revisewell with ${className} and has you on the class list.`,
      'Open the link, sign in or sign up, and join. You see first what your teacher will see of your revision.',
    ],
    action: { label: 'See the class', url: joinUrl },
    small: ['If you do not know this class, ignore this mail: nobody sees anything of you.'],
  })
}

/** The mail that gives an account without an address the one that its pupil typed. */
export function composeAddAddress({ email, name, url }: { email: string; name: string; url: string }): OutgoingMail {
  return composeMail({
    to: email,
    name,
    subject: 'Add this address to your Revisewell account',
    paragraphs: [
      'You asked for this address to be added to your account. Open the link on a device on which you are signed in.',
      'From then on you can sign in with it, and set a new password by yourself.',
    ],
    action: { label: 'Add this address', url },
    small: ['The link works for 24 hours. If you did not ask for it, ignore this mail.'],
  })
}
