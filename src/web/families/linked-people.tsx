import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readFamilyLinksEndpoint } from '#contract/families.ts'
import { api } from '../api/browser-api.ts'
import { longDay, shortDay } from '../progress/day-words.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAct } from '../ui/use-act.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LinkCodePanel } from './link-code-panel.tsx'

export type FamilyLinks = AnswerOf<typeof readFamilyLinksEndpoint>

/** The part of a pupil's profile that says who is linked, what they set, and makes a code for somebody new. */
export function LinkedPeople() {
  const [links, setLinks] = useState<FamilyLinks | 'failed' | null>(null)
  const [ending, setEnding] = useState<FamilyLinks['parents'][number] | null>(null)
  const { busy, act } = useAct('links')
  const read = useCallback(() => api('GET /api/family-links').then(setLinks, () => setLinks('failed')), [])
  useEffect(() => void read(), [read])
  const end = async (parentId: string) => {
    await act({
      work: () => api('DELETE /api/family-links/:id', { params: { id: parentId } }),
      done: 'The link was ended',
      failed: 'The link was not ended',
    })
    await read()
    setEnding(null)
  }
  const senModeOff = async (id: string) => {
    await act({
      work: () => api('PUT /api/children/:id/sen-mode', { params: { id }, body: { on: false } }),
      done: 'SEN mode is off',
      failed: 'SEN mode was not changed',
    })
    await read()
  }
  return (
    <section aria-labelledby="who-is-linked" className="mt-8">
      <h2 id="who-is-linked" className="mb-4">
        Who is linked
      </h2>
      <div className="index-card grid gap-5 p-5 sm:p-6">
        {links === null && <Spinner label="Loading who is linked" />}
        {links === 'failed' && (
          <ErrorState
            level={3}
            title="Who is linked could not be loaded"
            action={<Button onClick={() => void read()}>Try again</Button>}
          />
        )}
        {links !== null && links !== 'failed' && (
          <>
            <p className="max-w-[62ch] text-ink-soft">
              A parent you are linked to sees what you revised in the week, your goals, streak and tasks, and gets a
              weekly report. They do not see what you write to the tutor or in groups.
            </p>
            {links.parents.length > 0 ? (
              <ul className="grid gap-3">
                {links.parents.map((parent) => (
                  <li
                    key={parent.parentId}
                    className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3"
                  >
                    <span>
                      <span className="font-bold">{parent.fullName}</span>{' '}
                      <span className="text-ink-soft">since {longDay(parent.linkedAt.slice(0, 10))}</span>
                    </span>
                    <Button
                      look="quiet"
                      aria-label={`End the link with ${parent.fullName}`}
                      onClick={() => setEnding(parent)}
                    >
                      End the link
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <p>Nobody is linked to you.</p>
            )}
            {links.goals && (
              <p>
                Your goal and rest days were set by {links.goals.fullName ?? 'somebody who left'} on{' '}
                {shortDay(links.goals.at.slice(0, 10))}. You can change them in your profile and plan.
              </p>
            )}
            {links.senMode && <SenModeNote senMode={links.senMode} busy={busy} onTurnOff={senModeOff} />}
            <LinkCodePanel code={links.code} onChange={read} />
          </>
        )}
      </div>
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`End the link with ${ending?.fullName ?? ''}?`}
        confirm="End the link"
        danger
        busy={busy}
        onConfirm={() => ending && void end(ending.parentId)}
      >
        They will see nothing of your work any more, and they are told that the link has ended. To link again you make a
        new code.
      </ConfirmDialog>
    </section>
  )
}

function SenModeNote(props: {
  senMode: NonNullable<FamilyLinks['senMode']>
  busy: boolean
  onTurnOff: (id: string) => Promise<void>
}) {
  const { senMode, busy, onTurnOff } = props
  const turnOff = async () => {
    const { profile } = await api('GET /api/me')
    if (profile) await onTurnOff(profile.id)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-subject-wash px-4 py-3">
      <p>
        SEN mode was turned on by {senMode.fullName ?? 'somebody who left'} on {shortDay(senMode.at.slice(0, 10))}. You
        can change each part of it in the reading panel.
      </p>
      <Button busy={busy} onClick={() => void turnOff()}>
        Turn off SEN mode
      </Button>
    </div>
  )
}
