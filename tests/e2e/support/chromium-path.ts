import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The first is the same engine without windows, and takes two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Where Chromium is; on Debian it is installed when missing.
 * @throws {Error} with a sentence where it cannot be had.
 */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? findChromium()
  if (found) return found
  console.log('Installing Chromium from Debian…')
  runApt('update')
  for (const name of names.slice(0, 2)) if (!findChromium()) runApt('install', '-y', '--no-install-recommends', name)
  const installed = findChromium()
  if (!installed) throw new Error('The screens are tested in Chromium: install it, or set CHROMIUM_PATH to it.')
  return installed
}

const findChromium = () => names.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file))

function runApt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
