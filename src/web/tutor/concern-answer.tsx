import { concernReply, helpLines } from '#domain/tutor/concern-reply.ts'
import { PhoneLines } from '../ui/pictures/phone-lines.tsx'

/** The fixed reply to a message of distress, with where to find help now. `kept`: whether the message reached the server. */
export function ConcernAnswer({ kept }: { kept: boolean }) {
  return (
    <div className="grid gap-3">
      <p>{concernReply.first}</p>
      <PhoneLines lines={helpLines}>{concernReply.adult}</PhoneLines>
      <p>{concernReply.last}</p>
      {kept && <p className="text-small text-ink-soft">{concernReply.kept}</p>}
    </div>
  )
}
