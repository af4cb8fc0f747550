import book from '@twemoji/svg/1f4d6.svg?url'
import star from '@twemoji/svg/1f31f.svg?url'
import numbers from '@twemoji/svg/1f522.svg?url'
import { headingEmoji } from '#domain/sen/heading-emoji.ts'

/** Drawn by Twemoji (CC-BY 4.0), because not every device has a font of emoji. */
const drawings: Record<ReturnType<typeof headingEmoji>, string> = { '📖': book, '🔢': numbers, '🌟': star }

/** The emoji beside a SEN subject's heading. */
export function SenEmoji({ subject }: { subject: string }) {
  const emoji = headingEmoji(subject)
  return <img src={drawings[emoji]} alt={emoji} width="56" height="56" className="size-14 shrink-0" />
}
