/** The two looks of a page, as `web/ui/styles/themes.css` gives them. */
export type FigureColours = Record<'light' | 'dark', ReadonlyMap<string, string>>

/**
 * The colours of drawings, read from the style sheet: first the light ones, then the dark.
 * @throws {Error} when the style sheet does not give each of them twice.
 */
export function figureColours(css: string): FigureColours {
  const colours: Record<'light' | 'dark', Map<string, string>> = { light: new Map(), dark: new Map() }
  for (const [, name = '', value = ''] of css.matchAll(/(--fig-[\w-]+):\s*([^;]+);/g))
    colours[colours.light.has(name) ? 'dark' : 'light'].set(name, value)
  if (colours.light.size === 0 || colours.light.size !== colours.dark.size)
    throw new Error('themes.css must give every colour of drawings for the light and for the dark theme')
  return colours
}

/** A note's drawing as a file of its own: with its colours in it, since a picture cannot see the page's. */
export function lessonPicture(figure: string, colours: ReadonlyMap<string, string>): string {
  const svg = figure.replace(/^<figure[^>]*>/, '').replace(/<\/figure>$/, '')
  const namespaced = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return namespaced
    .replace('<svg', '<svg font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" fill="none"')
    .replace(/^<svg([^>]*?) fill="none"([^>]*\bfill=)/, '<svg$1$2')
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole)
    .replaceAll('currentColor', colours.get('--fig-ink') ?? 'currentColor')
}
