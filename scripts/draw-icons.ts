import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumPath } from '#tests/e2e/support/chromium-path.ts'

// Draws the PNGs that the web app manifest and iOS ask for from the SVGs beside them; run it when the logo changes.
const icons = path.join(import.meta.dirname, '..', 'public', 'icons')
const drawings = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512 },
  { from: 'maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { from, to, size } of drawings) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = await readFile(path.join(icons, from), 'utf8')
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: path.join(icons, to), omitBackground: true })
  await page.close()
}
await browser.close()
