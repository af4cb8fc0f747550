import { Bot, ChartLine, GraduationCap, Layers, type LucideIcon, Trophy, UsersRound } from 'lucide-react'
import { hued } from '../ui/hue.ts'

/** Contract §2: the six cards of the landing page. */
const features: { title: string; text: string; Icon: LucideIcon; hue: number }[] = [
  {
    title: 'Interactive Learning',
    text: 'Cards that turn over, quizzes that say why an answer is right, and notes that fit on one page.',
    Icon: Layers,
    hue: 255,
  },
  {
    title: 'Collaborative Study',
    text: 'Revise together with people from your own school, at the same pace and on the same topics.',
    Icon: UsersRound,
    hue: 200,
  },
  {
    title: 'Achievement System',
    text: 'XP for every card and quiz, a daily streak, badges, and four tiers from Bronze to Platinum.',
    Icon: Trophy,
    hue: 70,
  },
  {
    title: 'AI-Powered Tutoring',
    text: 'Ask in your own words and get an answer out of our notes, in normal terms or in simple ones.',
    Icon: Bot,
    hue: 310,
  },
  {
    title: 'Curriculum Aligned',
    text: 'Topics carry the references of AQA, OCR and Edexcel, or follow the national curriculum.',
    Icon: GraduationCap,
    hue: 145,
  },
  {
    title: 'Progress Tracking',
    text: 'What is due today, what is strong and what needs another look, from what you really answered.',
    Icon: ChartLine,
    hue: 20,
  },
]

export function FeatureGrid() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, text, Icon, hue }) => (
        <li key={title} {...hued(hue)} className="index-card px-5 pt-3.5 pb-5">
          <h3 className="mb-3 flex flex-wrap items-center gap-2.5 border-b border-subject-line pb-3">
            <Icon aria-hidden className="size-6 shrink-0 text-subject-ink" />
            {title}
          </h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
