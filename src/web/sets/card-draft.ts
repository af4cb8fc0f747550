import { deviceValue } from '../device/device-value.ts'
import { shapeOf, text } from '../device/stored-shape.ts'

/** What is typed on a card and not saved yet, kept on the device so that neither a failure nor a reload loses it. */
export interface CardDraft {
  /** The card's, also a new one's: saved twice it is one card. */
  id: string
  front: string
  back: string
}

const draftOf = (setId: string, place: string) =>
  deviceValue(`card-draft:${setId}:${place}`, shapeOf<CardDraft>({ id: text, front: text, back: text }))

/** `place`: the card's id, or 'new'. Null without a draft. */
export const readDraft = (setId: string, place: string): CardDraft | null => draftOf(setId, place).read()

export function keepDraft(setId: string, place: string, draft: CardDraft | null): void {
  if (draft) draftOf(setId, place).keep(draft)
  else draftOf(setId, place).forget()
}
