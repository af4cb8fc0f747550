import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product (specification, section 2). */
export default [index('home/home-screen.tsx'), route('*', 'shell/not-found-screen.tsx')] satisfies RouteConfig
