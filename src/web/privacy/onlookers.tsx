import type { Onlooker, PrivacyReport } from '#contract/privacy.ts'
import { momentIn } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'

/** What each kind of person sees. */
const sees: Record<Onlooker['kind'], string> = {
  teacher: 'name, progress, answers to set work and days of study, while in the class',
  'unconfirmed-teacher': 'only the name given on joining the class: no school has confirmed them',
  moderator: 'messages in the chats of study groups, which the school has asked them to look after',
  parent: 'progress, days of study, strengths and weaknesses, and what is due',
  group:
    'name in the group, whether online, and messages in the group’s chat, which admins and some teachers can read too',
  'named-adult': 'messages to the tutor or a chat that may be signs of distress, and nothing else',
  leaderboards: 'first name, initial, school and XP, for everybody',
  set: 'the cards of this set, for the class or group that it is shared with',
  admin: 'name, email, role, school, XP and streak, to look after accounts',
}

const asked: Record<Onlooker['kind'], string> = {
  teacher: 'Teacher',
  'unconfirmed-teacher': 'Teacher, not confirmed',
  moderator: 'Looks after study groups',
  parent: 'Parent',
  group: 'Study group',
  'named-adult': 'The school’s named adult',
  leaderboards: 'Everybody',
  set: 'Shared set of cards',
  admin: 'Admins',
}

/** Everybody who sees something about a person, and what. */
export function Onlookers({ report }: { report: PrivacyReport }) {
  const { person, seenBy } = report
  const whose = person.own ? 'you' : person.fullName
  return (
    <Panel title={`Who sees what about ${whose}`}>
      <ul className="grid gap-3">
        {seenBy.map(({ kind, name, since }) => (
          <li key={`${kind} ${name}`} className="border-b border-line pb-3 last:border-0 last:pb-0">
            <p>
              <span className="font-bold">{name}</span>{' '}
              <span className="text-small text-ink-soft">
                {asked[kind] === name ? '' : asked[kind]}
                {since && `, since ${momentIn(since).replace(/,.*/, '')}`}
              </span>
            </p>
            <p className="text-ink-soft">Sees {sees[kind]}.</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
