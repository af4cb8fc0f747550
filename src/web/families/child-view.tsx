import { Accessibility, FileText, Target } from 'lucide-react'
import { useState } from 'react'
import type { Child } from '#contract/families.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { TierCard } from '../progress/tier-card.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useAct } from '../ui/use-act.ts'
import { ChildAge } from './child-age.tsx'
import { ChildTopics } from './child-topics.tsx'
import { ComingUp } from './coming-up.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GoalsDialog } from './goals-dialog.tsx'
import { ParentConfirmation } from './parent-confirmation.tsx'
import { ReportsDialog } from './reports-dialog.tsx'
import { WeekChart } from './week-chart.tsx'

type Open = 'sen' | 'goals' | 'reports' | 'disconnect' | null

/** One linked child: their last seven days, where they stand, what is coming, and what a parent can set. */
export function ChildView({ child }: { child: Child }) {
  const [open, setOpen] = useState<Open>(null)
  const { busy, act } = useAct('child')
  const { studentId, fullName, school, linkedAt, progress, senMode, goalsSet } = child
  const [name = ''] = fullName.trim().split(/\s+/)
  const close = () => setOpen(null)
  const switchSenMode = async () => {
    await act({
      work: () => api('PUT /api/children/:id/sen-mode', { params: { id: studentId }, body: { on: !senMode } }),
      done: senMode ? `SEN mode is off for ${name}` : `SEN mode is on for ${name}`,
      failed: 'SEN mode was not changed',
    })
    close()
  }
  const disconnect = async () => {
    await act({
      work: () => api('DELETE /api/family-links/:id', { params: { id: studentId } }),
      done: `${name} is no longer connected`,
      failed: 'The link was not ended',
    })
    close()
  }
  return (
    <section aria-labelledby={`child-${studentId}`} className="@container grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={`child-${studentId}`}>{fullName}</h2>
          <p className="text-ink-soft">
            {[school, `linked since ${shortDay(linkedAt.slice(0, 10))}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('sen')}>
            <Accessibility aria-hidden className="size-5" />
            {senMode ? 'Turn off SEN Mode' : 'Enable SEN Mode'}
          </Button>
          <Button onClick={() => setOpen('goals')}>
            <Target aria-hidden className="size-5" />
            Set Study Goals
          </Button>
          <Button onClick={() => setOpen('reports')}>
            <FileText aria-hidden className="size-5" />
            Weekly Reports
          </Button>
        </div>
      </div>
      {senMode && (
        <p className="rounded-md bg-subject-wash px-4 py-2.5">
          SEN mode is on since {shortDay(senMode.at.slice(0, 10))}, turned on by{' '}
          {senMode.byYou ? 'you' : 'your child or another adult'}. {name} can change each part of it.
        </p>
      )}
      {child.hasStudied ? (
        <>
          <div className="grid grid-cols-1 gap-5 @2xl:grid-cols-3">
            <StatCard title="Daily streak" figure={counted(progress.dailyStreak, 'day')}>
              <p className="text-small text-ink-soft">Longest so far: {counted(child.longestStreak, 'day')}</p>
            </StatCard>
            <StatCard title="Today" figure={`${progress.answersToday} of ${counted(progress.dailyGoal, 'answer')}`}>
              <p className="text-small text-ink-soft">
                {goalsSet
                  ? `Goal set by ${goalsSet.byYou ? 'you' : 'another adult'} on ${shortDay(goalsSet.at.slice(0, 10))}`
                  : `${name}’s own goal`}
              </p>
            </StatCard>
            <TierCard totalXp={progress.totalXp} rules={{ thresholds: child.thresholds, earned: progress.tier }} />
          </div>
          <WeekChart days={child.days} dailyGoal={progress.dailyGoal} name={name} />
          <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <ChildTopics child={child} name={name} />
            <ComingUp child={child} name={name} />
          </div>
        </>
      ) : (
        <>
          <EmptyState
            level={3}
            title={`${name} has not revised here yet`}
            action={<ButtonLink to="/revision">Explore subjects</ButtonLink>}
          >
            Choose one topic together and turn ten of its cards. The week appears here after the first answer.
          </EmptyState>
          <ComingUp child={child} name={name} />
        </>
      )}
      <ChildAge child={child} name={name} />
      <ParentConfirmation child={child} name={name} />
      <p>
        <Button look="quiet" onClick={() => setOpen('disconnect')}>
          End the link with {name}
        </Button>
      </p>
      <ConfirmDialog
        open={open === 'sen'}
        onClose={close}
        title={senMode ? `Turn off SEN mode for ${name}?` : `Enable SEN mode for ${name}?`}
        confirm={senMode ? 'Turn off' : 'Enable'}
        busy={busy}
        onConfirm={() => void switchSenMode()}
      >
        {senMode
          ? `${name} reads as before. What they changed themselves stays.`
          : `Text gets larger and further apart on cream, pages are calm and still, and quizzes wait until ${name} is ready. What ${name} chose already stays. ${name} is told, can change each part, and you can turn it off again.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'disconnect'}
        onClose={close}
        title={`End the link with ${name}?`}
        confirm="End the link"
        danger
        busy={busy}
        onConfirm={() => void disconnect()}
      >
        You will no longer see {name}’s week, and the reports kept here are deleted. {name} is told. To connect again
        you need a new code.
      </ConfirmDialog>
      <GoalsDialog open={open === 'goals'} child={child} name={name} onClose={close} />
      <ReportsDialog open={open === 'reports'} studentId={studentId} name={name} onClose={close} />
    </section>
  )
}
