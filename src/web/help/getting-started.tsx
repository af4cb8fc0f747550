import { Link } from 'react-router'
import type { Profile } from '#contract/accounts.ts'

interface Step {
  title: string
  text: string
  to: string
  link: string
}

const choose: Step = {
  title: 'Choose a topic',
  text: 'Level, subject, exam board, topic: four presses, and you are there.',
  to: '/revision',
  link: 'Explore subjects',
}
const signUp: Step = {
  title: 'Keep what you learn',
  text: 'A free account keeps your streak, your XP and your due cards on every device.',
  to: '/signup',
  link: 'Make an account',
}
const lookIn = (who: string): Step => ({
  title: 'See what they see',
  text: `Open a topic that ${who} working on and try its cards, quiz and notes yourself.`,
  to: '/revision',
  link: 'Explore subjects',
})
const dashboard = (role: Profile['role'], text: string): Step => ({
  title: 'Open your dashboard',
  text,
  to: `/dashboard/${role}`,
  link: 'Your dashboard',
})

const step = (title: string, text: string, to: string, link: string): Step => ({ title, text, to, link })

const guides: Record<Profile['role'] | 'guest', Step[]> = {
  guest: [choose, signUp],
  student: [
    choose,
    dashboard('student', 'It shows what is due today, and where you are strong or need another look.'),
    step(
      'Join your class',
      'Your teacher has a code for it; then what they set is under Tasks.',
      '/join',
      'Join a class',
    ),
    step('Revise together', 'A study group has a chat, a stopwatch and sessions.', '/groups', 'Study groups'),
  ],
  teacher: [
    dashboard('teacher', 'Make a class there; its code brings your pupils in, by hand, QR code or list.'),
    step(
      'Set some work',
      'Topics, cards or quizzes, with dates; the results say whom to teach what again.',
      '/dashboard/teacher/tasks',
      'Tasks',
    ),
    lookIn('your pupils are'),
  ],
  parent: [
    dashboard('parent', 'Connect your child by the code that they show you, and see their real week.'),
    lookIn('your child is'),
  ],
  admin: [
    dashboard('admin', 'It shows what waits for you, how things stand, and everything you look after.'),
    step('See who does what', 'Every act of an admin is written down.', '/dashboard/admin/audit', 'Audit log'),
    lookIn('a class is'),
  ],
}

/** The first steps, for whoever is reading. */
export function GettingStarted({ role }: { role: Profile['role'] | 'guest' }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {guides[role].map(({ title, text, to, link }, at) => (
        <li key={title} className="index-card flex gap-4 p-5">
          <span aria-hidden className="text-h1 leading-none font-bold text-subject-edge">
            {at + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
            <Link to={to} className="link touch inline-flex items-center">
              {link}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}
