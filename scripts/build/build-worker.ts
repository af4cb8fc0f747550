import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { loadWebBuild } from '../../src/server/pages/render.ts'
import { keepNodeEnv } from './keep-node-env.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** What few readers need: it is kept once somebody has used it. */
const onDemand = /^(espeak-ng|bundled-voice|opendyslexic)/
const ofPages = /\.(js|css|svg|woff2)$/

/** Builds the service worker into `web`'s client folder; it knows the build's name and the files that its pages are made of. */
export async function buildWorker(web: string): Promise<void> {
  const client = path.join(web, 'client')
  const assets = await readdir(path.join(client, 'assets'))
  const files = assets.filter((file) => ofPages.test(file) && !onDemand.test(file)).sort()
  const { version } = await loadWebBuild(web)
  await keepNodeEnv(() =>
    build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: {
        REVISEWELL_BUILD: JSON.stringify(version),
        REVISEWELL_FILES: JSON.stringify(files.map((file) => `/assets/${file}`)),
      },
      build: {
        target: 'es2022',
        outDir: client,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: { sw: path.join(root, 'src/web/offline/worker/service-worker.ts') },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    }),
  )
}
