import { createRequire } from 'node:module'

export const TEXT = 'text'
export const STRONG = 'strong'

const family = '@expo-google-fonts/atkinson-hyperlegible-next'

/** The product's own typeface, as whole files: a PDF embeds the letters of it that it uses. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  const { resolve } = createRequire(import.meta.url)
  pdf.registerFont(TEXT, resolve(`${family}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`))
  pdf.registerFont(STRONG, resolve(`${family}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`))
}

/** The code points that the typeface has, in hexadecimal; printable.test.ts asks the files. */
export const typefaceHas =
  '20-7e a0-ac ae-b4 b6-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-133 136-137 139-13e 141-148 150-155 158-15b 15e-165 16a-16b 16e-17e 192 218-21b 237 1e80-1e85 1e9e 1ef2-1ef3 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 20ac 2122 2212 221a 221e 2248 2260 2264-2265'
