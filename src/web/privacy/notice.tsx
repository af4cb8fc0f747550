import { EyeOff, HeartHandshake, KeyRound, NotebookPen, Trash2 } from 'lucide-react'
import { Link } from 'react-router'

const points = [
  {
    icon: NotebookPen,
    title: 'What we keep',
    text: 'Your name, how you sign in, and what you do here: your answers, cards, games and plans. Not your birthday, not where you are.',
  },
  {
    icon: HeartHandshake,
    title: 'Why we keep it',
    text: 'So that cards come back when you need them, and so that you and the people who help you can see how you are doing.',
  },
  {
    icon: EyeOff,
    title: 'What we never do',
    text: 'No adverts. No selling. No following you around the internet. No page here asks another company for anything.',
  },
  {
    icon: KeyRound,
    title: 'Who sees it',
    text: 'You. Teachers of your classes, once a school has confirmed them. Parents to whom you gave a code. Other pupils see only what you choose to share.',
  },
  {
    icon: Trash2,
    title: 'How it ends',
    text: 'You can download everything, and delete your account. What is old goes by itself.',
  },
]

/** The privacy notice in words that a child can read. */
export function Notice() {
  return (
    <section aria-labelledby="in-short" className="grid gap-4">
      <h2 id="in-short">In short</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="index-card p-5">
            <h3 className="mb-1.5 flex items-center gap-2 text-h3">
              <Icon aria-hidden className="size-5 shrink-0 text-subject-edge" />
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
        <li className="index-card border-dashed p-5 [box-shadow:none]">
          <h3 className="mb-1.5 text-h3">Every detail</h3>
          <p>
            <Link to="/privacy/stored" className="link">
              Everything that is stored, field by field
            </Link>
            , with its reason and for how long. Questions?{' '}
            <Link to="/help" className="link">
              Write to us
            </Link>
            .
          </p>
        </li>
      </ul>
    </section>
  )
}
