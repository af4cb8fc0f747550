import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Where Chromium is; on Debian it is installed when missing.
 * @throws {Error} with a sentence where it cannot be had.
 */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  const found = given ?? known.find((file) => existsSync(file))
  if (found) return found
  console.log('Installing Chromium from Debian…')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const [installed = ''] = known.filter((file) => existsSync(file))
  if (!installed) throw new Error('The screens are tested in Chromium: install it, or set CHROMIUM_PATH to it.')
  return installed
}
