import { concernReply, helpLines } from '#domain/tutor/concern-reply.ts'

/**
 * The fixed reply to a message of distress, with where to find help now. `first`: what stands above it; `kept`: whether the
 * message reached the server.
 */
export function ConcernAnswer({ first = concernReply.first, kept }: { first?: string; kept: boolean }) {
  return (
    <div className="grid gap-3">
      <p>{first}</p>
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
      {kept && <p className="text-small text-ink-soft">{concernReply.kept}</p>}
    </div>
  )
}
