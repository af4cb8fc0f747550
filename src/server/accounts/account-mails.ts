import { composeMail } from '../mail/compose-mail.ts'
import type { OutgoingMail } from '../mail/mailer.ts'

interface Recipient {
  email: string
  fullName: string
}

/** How long the links work, in hours. */
export const VERIFY_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1

/** Every mail about an account, in words. */
export function accountMails(publicUrl: string) {
  const linkTo = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`
  const addressed = ({ email, fullName }: Recipient) => ({ to: email, name: fullName })
  return {
    verifyEmail: (recipient: Recipient, token: string): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Verify your Revisewell account',
        paragraphs: ['Welcome to Revisewell. Please verify that this is your email address, and you can start.'],
        action: { label: 'Verify my email', url: linkTo('/verify-email', token) },
        small: [
          `The link works for ${VERIFY_LINK_HOURS} hours. If it has expired, sign in and we will send you a new one.`,
          'If you did not just sign up, please do not open the link; without it nobody can use your address.',
        ],
      }),
    alreadySignedUp: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'You already have a Revisewell account',
        paragraphs: [
          'Somebody, probably you, just tried to sign up with this email address. You already have an account, so we changed nothing.',
          'Sign in as usual. If you have forgotten your password, you can set a new one from the sign-in page.',
        ],
        action: { label: 'Sign in', url: `${publicUrl}/login` },
        small: ['If it was not you, there is nothing you need to do: your account is safe.'],
      }),
    resetPassword: (recipient: Recipient, token: string): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Set a new Revisewell password',
        paragraphs: ['You asked to set a new password for your Revisewell account.'],
        action: { label: 'Set a new password', url: linkTo('/reset-password', token) },
        small: [
          `The link works once, within ${RESET_LINK_HOURS} hour. You will be signed out everywhere when you use it.`,
          'If you did not ask for this, ignore this mail: your password stays as it is.',
        ],
      }),
    passwordChanged: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Your Revisewell password was changed',
        paragraphs: ['Your password was just changed, and you were signed out everywhere. Sign in with the new one.'],
        action: { label: 'Sign in', url: `${publicUrl}/login` },
        small: [`If this was not you, set a new password at once: ${publicUrl}/forgotten-password`],
      }),
    passwordChangedHere: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Your Revisewell password was changed',
        paragraphs: ['You changed your password, and were signed out on all your other devices.'],
        action: { label: 'See where you are signed in', url: `${publicUrl}/security` },
        small: [`If this was not you, set a new password at once: ${publicUrl}/forgotten-password`],
      }),
    secondStepSetUp: (recipient: Recipient, what: 'app' | 'passkey'): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject:
          what === 'app'
            ? 'Two-step sign-in is set up on your Revisewell account'
            : 'A passkey was added to your Revisewell account',
        paragraphs: [
          'Signing in with your password takes a second step from now on. You were signed out on all your other devices.',
        ],
        action: { label: 'Sign-in and security', url: `${publicUrl}/security` },
        small: [`If this was not you, tell an admin, and set a new password: ${publicUrl}/forgotten-password`],
      }),
    secondStepsEnded: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Two-step sign-in is off on your Revisewell account',
        paragraphs: ['Two-step sign-in was turned off. Your password alone signs you in again.'],
        action: { label: 'Sign-in and security', url: `${publicUrl}/security` },
        small: [`If this was not you, set a new password at once: ${publicUrl}/forgotten-password`],
      }),
    secondStepsReset: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Two-step sign-in was reset on your Revisewell account',
        paragraphs: [
          'An admin has turned off two-step sign-in for you, because your device is lost. You are signed out everywhere; your password signs you in again.',
        ],
        action: { label: 'Sign in', url: `${publicUrl}/login` },
        small: [`If you did not ask for this, set a new password at once: ${publicUrl}/forgotten-password`],
      }),
    adminApproved: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'You are now a Revisewell admin',
        paragraphs: ['An admin has approved your request. Your account has admin rights from now on.'],
        action: { label: 'Open your dashboard', url: `${publicUrl}/dashboard/admin` },
      }),
    adminRefused: (recipient: Recipient): OutgoingMail =>
      composeMail({
        ...addressed(recipient),
        subject: 'Your request for a Revisewell admin account',
        paragraphs: [
          'An admin has looked at your request for admin rights and did not approve it.',
          'Your account is still yours: it is now a parent account. If it should have another role, please tell us through the help page.',
        ],
        action: { label: 'Open Revisewell', url: `${publicUrl}/` },
      }),
  }
}

export type AccountMails = ReturnType<typeof accountMails>
