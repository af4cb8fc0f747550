import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'

/** Specification, sections 2 and 8: the page for any other path; the path is logged to the console. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.error('404: no page at', pathname), [pathname])
  return (
    <main>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to Home</Link>
    </main>
  )
}
