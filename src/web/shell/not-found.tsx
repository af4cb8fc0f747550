import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Contract §2 and §8: the page for any other path; the path is logged to the console. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.error('404: no page at', pathname), [pathname])
  return (
    <Page width="narrow">
      <title>404 – Revisewell</title>
      <div className="index-card index-card-ruled mt-6 px-6 pb-(--rule) leading-(--rule) sm:px-8">
        <h1 tabIndex={-1} className="tabular flex h-14 items-center">
          404
        </h1>
        <p className="mt-(--rule) text-h3 leading-(--rule) font-bold">Oops! Page not found</p>
        <p className="mb-(--rule) text-ink-soft">
          This card isn’t in the box. The address may have a slip in it, or the page has moved.
        </p>
        <ButtonLink to="/" look="main">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  )
}
