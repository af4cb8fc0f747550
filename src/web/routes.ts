import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product (specification, section 2). */
export default [index('home/home-screen.tsx'), route('*', 'home/not-found-screen.tsx')] satisfies RouteConfig
