import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

interface MailSentProps {
  title: string
  children: ReactNode
  /** Whether mails stay on this machine, where whoever runs the product can read them. */
  outbox: boolean
}

/** What a form gives way to once its mail is on its way. */
export function MailSent({ title, children, outbox }: MailSentProps) {
  return (
    <Card className="grid justify-items-center gap-3 px-5 py-8 text-center">
      <MailCheck aria-hidden className="size-12 text-subject-edge" />
      <h2 className="text-h3">{title}</h2>
      <div className="max-w-[42ch] text-ink-soft">{children}</div>
      {outbox && (
        <div className="mt-2 grid justify-items-center gap-2 border-t border-subject-line pt-4">
          <p className="text-small text-ink-soft">
            This is a development installation: its mail stays on this machine.
          </p>
          <ButtonLink to="/dev/mail">Open the local outbox</ButtonLink>
        </div>
      )}
    </Card>
  )
}
