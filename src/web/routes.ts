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
  route('help', 'help/help-screen.tsx'),
  route('revision', 'curriculum/explore-screen.tsx'),
  route('alevel', 'curriculum/alevel-screen.tsx'),
  route('alevel/:subject/exam-boards', 'curriculum/alevel-boards-screen.tsx'),
  route('alevel/:subject/:examBoard/topics', 'curriculum/alevel-topics-screen.tsx'),
  route('alevel/:subject/:examBoard/:topic/revision', 'curriculum/alevel-methods-screen.tsx'),
  route('gcse', 'curriculum/gcse-screen.tsx'),
  route('gcse/:subject/:examBoard/topics', 'curriculum/gcse-topics-screen.tsx'),
  route('gcse/:subject/:examBoard/topic/:topic', 'curriculum/gcse-methods-screen.tsx'),
  route('ks1', 'curriculum/young-screen.tsx', { id: 'ks1' }),
  route('ks2', 'curriculum/young-screen.tsx', { id: 'ks2' }),
  route('sen', 'curriculum/sen-screen.tsx'),
  route('sen/:level', 'curriculum/sen-level-screen.tsx'),
  route('sen/:level/:subject', 'curriculum/sen-boards-screen.tsx'),
  route('sen/:level/:subject/:examBoard/topics', 'curriculum/sen-topics-screen.tsx'),
  route('sen/:level/:subject/:examBoard/topic/:topic', 'curriculum/sen-methods-screen.tsx'),
  route('sen/:level/:subject/revision', 'curriculum/sen-revision-screen.tsx'),
  ...study('flashcards'),
  ...study('quiz'),
  ...study('notes'),
  route('*', 'shell/not-found-screen.tsx'),
] satisfies RouteConfig
