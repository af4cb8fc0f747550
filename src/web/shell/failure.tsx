import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Where a page could not be made: nothing of the reader's is lost, and trying again usually helps. */
export function Failure({ requestId }: { requestId: string | null }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // Without a connection it is no fault: the page that says what is on this device.
    if (!navigator.onLine && navigator.serviceWorker?.controller)
      location.replace(`/offline?page=${encodeURIComponent(pathname + search)}`)
  }, [pathname, search])
  return (
    <Page width="narrow">
      <title>Something went wrong – Revisewell</title>
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState
        title="This page could not be shown"
        action={
          <>
            {/* A real page load: whatever broke in the running page is left behind. */}
            <a href={pathname + search} className={buttonClass({ look: 'main' })}>
              Try again
            </a>
            <ButtonLink to="/">Return to Home</ButtonLink>
          </>
        }
      >
        Your progress is safe. If you are offline, check the connection first.
        {requestId && <p className="mt-2">If you ask for help, give this reference: {requestId}</p>}
      </ErrorState>
    </Page>
  )
}
