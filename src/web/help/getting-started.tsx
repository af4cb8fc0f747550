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

const guides: Record<Profile['role'] | 'guest', Step[]> = {
  guest: [choose, signUp],
  student: [choose, dashboard('student', 'It shows what is due today, and where you are strong or need another look.')],
  teacher: [
    lookIn('your pupils are'),
    dashboard('teacher', 'Your place for everything that has to do with your pupils.'),
  ],
  parent: [lookIn('your child is'), dashboard('parent', 'Your place for everything that has to do with your child.')],
  admin: [lookIn('a class is'), dashboard('admin', 'Your place for looking after this installation.')],
}

/** The first steps, for whoever is reading. */
export function GettingStarted({ role }: { role: Profile['role'] | 'guest' }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {guides[role].map(({ title, text, to, link }, at) => (
        <li key={title} className="index-card flex gap-4 p-5">
          <span aria-hidden className="text-h1 leading-none font-extrabold text-subject-edge">
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
