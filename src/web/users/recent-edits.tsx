import type { RecentEdit } from '#contract/users.ts'
import { momentIn } from '../progress/day-words.ts'
import { RoleBadge } from '../session/role-badge.tsx'

/** Who was edited last, by any admin: name, role and date (contract §2). */
export function RecentEdits({ edits }: { edits: readonly RecentEdit[] }) {
  return (
    <aside aria-labelledby="recent-edits" className="index-card p-5">
      <h2 id="recent-edits" className="text-h3">
        Recent Edits
      </h2>
      {edits.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nobody has been edited yet.</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {edits.map(({ id, userName, userRole, editedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 font-bold wrap-anywhere">{userName ?? 'A deleted account'}</span>
              {userRole && <RoleBadge role={userRole} />}
              <time dateTime={editedAt} className="tabular basis-full text-small text-ink-soft">
                {momentIn(editedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
