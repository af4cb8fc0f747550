import { composeMail } from '../mail/compose-mail.ts'
import type { OutgoingMail } from '../mail/mailer.ts'

interface About {
  email: string
  fullName: string
  dueAt: Date
  receiptId: string
}

const inWords = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(day)

/** Every mail about the end of an account, in words. */
export function privacyMails(publicUrl: string) {
  const keep = { label: 'Keep my account', url: `${publicUrl}/privacy` }
  return {
    deletionAsked: (
      { email, fullName, dueAt, receiptId }: About,
      { byAnother }: { byAnother: boolean },
    ): OutgoingMail =>
      composeMail({
        to: email,
        name: fullName,
        subject: 'Your Revisewell account will be deleted',
        paragraphs: [
          byAnother
            ? `Somebody who looks after your account has asked for it to be deleted. On ${inWords(dueAt)} it and everything in it will be deleted.`
            : `You asked for your account to be deleted. On ${inWords(dueAt)} it and everything in it will be deleted.`,
          'Until then everything works as before, and you can download what is stored about you.',
        ],
        action: keep,
        small: [
          `Receipt number: ${receiptId}`,
          'If you did not ask for this, keep your account and change your password.',
        ],
      }),
    unused: ({ email, fullName, dueAt, receiptId }: About): OutgoingMail =>
      composeMail({
        to: email,
        name: fullName,
        subject: 'You have not used Revisewell for a long time',
        paragraphs: [
          `Nobody has signed in to your account for two years. On ${inWords(dueAt)} it and everything in it will be deleted.`,
          'If you want to keep it, just sign in before that day.',
        ],
        action: { label: 'Sign in', url: `${publicUrl}/login` },
        small: [`Receipt number: ${receiptId}`],
      }),
    deleted: ({ email, fullName, receiptId }: Omit<About, 'dueAt'>): OutgoingMail =>
      composeMail({
        to: email,
        name: fullName,
        subject: 'Your Revisewell account is deleted',
        paragraphs: [
          'Your account and everything in it have been deleted. This is your receipt.',
          'Backups made before today may still hold it until they are overwritten.',
        ],
        small: [`Receipt number: ${receiptId}`],
      }),
  }
}

export type PrivacyMails = ReturnType<typeof privacyMails>

/** Whether mail can reach an account: one that a school made may have no address. */
export const hasAddress = ({ email }: { email: string }): boolean => !email.endsWith('.invalid')
