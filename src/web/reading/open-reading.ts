/** The id of the header's button. */
export const READING_BUTTON = 'reading-support'

/** Opens the reading panel from elsewhere on the page; closing it gives the focus back to where it was. */
export function openReading(): void {
  const button = document.getElementById(READING_BUTTON)
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
}
