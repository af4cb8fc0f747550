import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The addresses of a study method, one for each way that leads to it. */
const studyPaths = [
  'alevel/:subject/:examBoard/:topic',
  'gcse/:subject/:examBoard',
  'ks1/:subject',
  'ks2/:subject',
  'sen/:subject',
]
const study = (method: string) =>
  studyPaths.map((path) => route(`${path}/${method}`, `study/${method}-screen.tsx`, { id: `${path}/${method}` }))

/** Every URL of the product (specification, section 2). */
export default [
  index('home/home-screen.tsx'),
  ...study('flashcards'),
  ...study('quiz'),
  ...study('notes'),
  route('*', 'shell/not-found-screen.tsx'),
] satisfies RouteConfig
