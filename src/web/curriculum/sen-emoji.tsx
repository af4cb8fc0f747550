import { headingEmoji } from '#domain/sen/heading-emoji.ts'

/** The emoji beside a SEN subject's heading, which says in words what it shows. */
export function SenEmoji({ subject }: { subject: string }) {
  return (
    <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-lg bg-subject-wash text-[2rem]">
      {headingEmoji(subject)}
    </span>
  )
}
