import type { RichText } from '#domain/curriculum/topic.ts'
import { type ShownCard, shownCard } from './shown-items.ts'

const sound = /<audio src="([^"]+)"[^>]*><\/audio>/g

/** A card of somebody's own set as a page carries it. What it plays stands beside the card, which is pressed to turn. */
export function shownOwnCard(card: { id: string; front: RichText; back: RichText }): ShownCard {
  const shown = shownCard(card)
  const soundsIn = (html: string) => [...html.matchAll(sound)].flatMap(([, address]) => address ?? [])
  const withNote = (html: string) => html.replace(sound, '<span aria-hidden="true">♪</span>')
  return {
    ...shown,
    front: withNote(shown.front),
    back: withNote(shown.back),
    sounds: { front: soundsIn(shown.front), back: soundsIn(shown.back) },
  }
}
