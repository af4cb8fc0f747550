import { concernReply, helpLines } from '#domain/tutor/concern-reply.ts'

/** What somebody reads whose message was a sign of distress: the group does not see it; where to find help now. */
export function ConcernHelp() {
  return (
    <div className="grid gap-3">
      <p>
        Your message was not shown to the group. What you have written matters, and you do not have to deal with it by
        yourself. Please talk to somebody now:
      </p>
      <ul className="grid gap-3">
        {helpLines.map(({ name, number, tel, about }) => (
          <li key={name} className="rounded-md border border-line-strong bg-surface p-3">
            <p className="text-large font-bold">
              {name}:{' '}
              <a href={`tel:${tel}`} className="link whitespace-nowrap">
                {number}
              </a>
            </p>
            <p>{about}</p>
          </li>
        ))}
        <li className="rounded-md border border-line-strong bg-surface p-3">{concernReply.adult}</li>
      </ul>
      <p>{concernReply.last}</p>
      <p className="text-small text-ink-soft">{concernReply.kept}</p>
    </div>
  )
}
