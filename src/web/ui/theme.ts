export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'revisewell-theme'

/** Runs before the first paint, from the page's head: the chosen theme, and whether somebody is signed in here. */
export const firstPaintScript = (signedInHint: string) =>
  `try{let d=document.documentElement.dataset,t=localStorage.getItem('${KEY}');if(t)d.theme=t;if(localStorage.getItem('${signedInHint}'))d.known=''}catch{}`

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies the choice and keeps it on the device; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage may be switched off.
  }
}
