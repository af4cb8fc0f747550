import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** A screen with one form, as an index card in the middle. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Page width="narrow">
      <div className="mx-auto max-w-lg">
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </Page>
  )
}

/** The sentence under a form that leads elsewhere. */
export function Elsewhere({ children }: { children: ReactNode }) {
  return <p className="mt-5 text-center">{children}</p>
}
