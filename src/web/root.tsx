import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { apiOf } from './api/request-api.ts'
import { SessionProvider } from './session/session.tsx'
import { Failure } from './shell/failure.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import icon from './ui/icon.svg?url'
import { ToastProvider } from './ui/toast.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

/** The levels, for the header of every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { levels } = await apiOf(context)('GET /api/curriculum')
  return { levels: levels.map(({ id, title }) => ({ id, title })) }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script that the server adds (first-paint.ts) may have set the theme, and how the person reads.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          <SessionProvider>
            <Shell>{children}</Shell>
          </SessionProvider>
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answered = isRouteErrorResponse(error)
  if (answered && error.status === 404) return <NotFound />
  return <Failure requestId={answered && error.status >= 500 ? error.data : null} />
}
