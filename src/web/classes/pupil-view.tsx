import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignInCard } from '#contract/class-rosters.ts'
import type { ClassDetail, ClassPupil, readClassPupilEndpoint } from '#contract/classes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { api } from '../api/browser-api.ts'
import { counted, grouped } from '../progress/counted.ts'
import { longDay } from '../progress/day-words.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useAct } from '../ui/use-act.ts'
import { NewSignInsDialog } from './new-sign-ins-dialog.tsx'
import { PupilActivity } from './pupil-activity.tsx'
import { PupilTopics } from './pupil-topics.tsx'

interface PupilViewProps {
  pupil: ResponseOf<typeof readClassPupilEndpoint>
  member: ClassPupil
  schoolClass: ClassDetail['class']
  onCards: (cards: SignInCard[]) => void
}

/** How one pupil of a class is getting on, and what their teacher can do for them. */
export function PupilView({ pupil, member, schoolClass, onCards }: PupilViewProps) {
  const [asking, setAsking] = useState<'remove' | 'sign-in' | null>(null)
  const { level, tier, totalXp, streak, longestStreak, days } = pupil
  const studied = days.filter(({ answers }) => answers > 0)
  const answers = studied.reduce((sum, day) => sum + day.answers, 0)
  const correct = studied.reduce((sum, day) => sum + day.correct, 0)
  const home = `/dashboard/teacher/classes/${schoolClass.id}`
  return (
    <Page>
      <BackLink to={home}>Back to {schoolClass.name}</BackLink>
      <PageHeading
        above={member.locked ? <Badge tone="bad">Locked: needs a new card</Badge> : undefined}
        lead={`${member.lastSeen ? `Last revised on ${longDay(member.lastSeen)}` : 'Has not revised yet'}${
          member.signIn === 'email' ? '' : ` · signs in as ${member.username} by ${signInWords[member.signIn]}`
        }`}
      >
        {pupil.fullName}
      </PageHeading>
      <div className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard title="XP this week" figure={grouped(member.xpThisWeek)}>
          <p className="text-ink-soft">
            {grouped(totalXp)} in all, level {level}, {tier}
          </p>
        </StatCard>
        <StatCard title="Streak" figure={counted(streak, 'day')}>
          <p className="text-ink-soft">Longest so far: {counted(longestStreak, 'day')}</p>
        </StatCard>
        <StatCard
          title="Mastery"
          figure={member.mastery === null ? 'none yet' : `${Math.round(member.mastery * 100)}%`}
        >
          <p className="text-ink-soft">Mean of the topics they have studied</p>
        </StatCard>
        <StatCard title="Last four weeks" figure={counted(answers, 'answer')}>
          <p className="text-ink-soft">
            {answers === 0
              ? 'No day with study'
              : `On ${counted(studied.length, 'day')}, ${Math.round((correct / answers) * 100)}% right`}
          </p>
        </StatCard>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <PupilTopics pupil={pupil} />
        <PupilActivity days={days} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {member.maySetSignIn && <Button onClick={() => setAsking('sign-in')}>New log-in card</Button>}
        <Button look="danger" onClick={() => setAsking('remove')}>
          Remove from {schoolClass.name}
        </Button>
      </div>
      <NewSignInsDialog
        open={asking === 'sign-in'}
        onClose={() => setAsking(null)}
        classId={schoolClass.id}
        pupils={[member]}
        onCards={onCards}
      />
      <RemoveDialog
        open={asking === 'remove'}
        onClose={() => setAsking(null)}
        member={member}
        schoolClass={schoolClass}
        home={home}
      />
    </Page>
  )
}

const signInWords = { pictures: 'pictures', password: 'password', email: 'email' } as const

interface RemoveDialogProps extends Pick<PupilViewProps, 'member' | 'schoolClass'> {
  open: boolean
  onClose: () => void
  home: string
}

function RemoveDialog({ open, onClose, member, schoolClass, home }: RemoveDialogProps) {
  const navigate = useNavigate()
  const { busy, act } = useAct('roster')
  const remove = () =>
    act({
      work: async () => {
        const params = { id: schoolClass.id, pupilId: member.id }
        await api('DELETE /api/classes/:id/pupils/:pupilId', { params })
        await navigate(home)
      },
      done: `${member.fullName} is not in ${schoolClass.name} any more`,
      failed: 'The pupil is still in the class',
    })
  return (
    <Dialog open={open} onClose={onClose} title={`Remove ${member.fullName}?`}>
      <p className="mb-5">
        You see nothing more of their revision, and they lose what is shared with the class. What they did stays theirs,
        and they can join again with the code.
        {member.signIn !== 'email' &&
          ' They have no email address and sign in through a class: without one they cannot sign in.'}
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={busy} busyLabel="Removing…" onClick={remove}>
          Remove from the class
        </Button>
      </DialogActions>
    </Dialog>
  )
}
