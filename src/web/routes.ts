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

/** The part of each role's dashboard that edits one's own profile. */
const profile = (role: string) => index('account/profile-section.tsx', { id: `${role}-profile` })

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
  route('sen/:level/:subject/:activityId', 'curriculum/sen-activity-screen.tsx'),
  ...study('flashcards'),
  ...study('quiz'),
  ...study('notes'),
  ...study('games'),
  ...study('videos'),
  route('dashboard', 'dashboard/progress-screen.tsx'),
  route('signup', 'account/sign-up-screen.tsx'),
  route('login', 'account/sign-in-screen.tsx'),
  route('forgotten-password', 'account/forgotten-password-screen.tsx'),
  route('reset-password', 'account/reset-password-screen.tsx'),
  route('verify-email', 'account/verify-email-screen.tsx'),
  route('dashboard/student', 'dashboard/student-screen.tsx', [
    index('dashboard/overview-tab.tsx'),
    route('subjects', 'dashboard/subjects-tab.tsx'),
    route('rewards', 'rewards/rewards-tab.tsx'),
    route('profile', 'account/profile-section.tsx', { id: 'student-profile' }),
  ]),
  route('dashboard/teacher', 'account/teacher-screen.tsx', [profile('teacher')]),
  route('dashboard/parent', 'account/parent-screen.tsx', [profile('parent')]),
  route('dashboard/admin', 'account/admin-screen.tsx', [profile('admin')]),
  route('dashboard/admin/mistakes', 'mistakes/mistake-reports-screen.tsx'),
  route('dashboard/admin/rewards', 'rewards/reward-claims-screen.tsx'),
  route('leaderboards', 'leaderboards/leaderboards-screen.tsx'),
  route('dashboard/admin/concerns', 'tutor/concerns-screen.tsx'),
  route('rewards', 'rewards/rewards-screen.tsx'),
  route('plan', 'planning/plan-screen.tsx'),
  route('sets', 'sets/sets-screen.tsx'),
  route('sets/import', 'sets/import-screen.tsx'),
  route('sets/:id', 'sets/set-screen.tsx'),
  route('sets/:id/flashcards', 'study/set-flashcards-screen.tsx'),
  route('ai-tutor', 'tutor/ai-tutor-screen.tsx'),
  route('offline', 'offline/offline-screen.tsx'),
  route('dev/mail', 'account/outbox-screen.tsx'),
  route('dashboard/student/revise', 'study/revise-due-screen.tsx'),
  route('*', 'shell/not-found-screen.tsx'),
] satisfies RouteConfig
