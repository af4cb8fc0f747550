import { concernReply, helpLines } from '#domain/tutor/concern-reply.ts'
import { PhoneLines } from '../ui/pictures/phone-lines.tsx'

/** What somebody reads whose message was a sign of distress: the group does not see it; where to find help now. */
export function ConcernHelp() {
  return (
    <div className="grid gap-3">
      <p>
        Your message was not shown to the group. What you have written matters, and you do not have to deal with it by
        yourself. Please talk to somebody now:
      </p>
      <PhoneLines lines={helpLines}>{concernReply.adult}</PhoneLines>
      <p>{concernReply.last}</p>
      <p className="text-small text-ink-soft">{concernReply.kept}</p>
    </div>
  )
}
