/** A text without addresses and telephone numbers: they are nobody's business but the writer's. */
export const withoutContacts = (text: string) =>
  text.replace(/\S+@\S+\.\S+/g, ' ').replace(/(?<!\d)(?:\+44|0)\d(?:[ -]?\d){8,9}(?!\d)/g, ' ')
