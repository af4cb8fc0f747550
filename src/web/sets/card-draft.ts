/** What is typed on a card and not saved yet, kept on the device so that neither a failure nor a reload loses it. */
export interface CardDraft {
  /** The card's, also a new one's: saved twice it is one card. */
  id: string
  front: string
  back: string
}

const keyOf = (setId: string, place: string) => `revisewell:card-draft:${setId}:${place}`

/** `place`: the card's id, or 'new'. Null without a draft, and where storage is switched off. */
export function readDraft(setId: string, place: string): CardDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(setId, place)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

export function keepDraft(setId: string, place: string, draft: CardDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(setId, place), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(setId, place))
  } catch {
    // Without storage a draft lives as long as the page.
  }
}

function isDraft(stored: unknown): stored is CardDraft {
  if (typeof stored !== 'object' || stored === null) return false
  return ['id', 'front', 'back'].every((key) => typeof Reflect.get(stored, key) === 'string')
}
