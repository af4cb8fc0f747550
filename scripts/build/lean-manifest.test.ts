import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const route = (more: object) => ({
  id: 'help',
  parentId: 'root',
  path: 'help',
  hasAction: false,
  hasLoader: true,
  hasClientLoader: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: '/assets/help.js',
  imports: ['/assets/shell.js'],
  css: [],
  ...more,
})
const scriptOf = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`
const entry = { module: '/assets/entry.js', imports: ['/assets/libraries.js'], css: [] }

test('the list of screens keeps what a browser reads, and nothing else', () => {
  const whole = scriptOf({ entry, routes: { help: route({}) }, url: '/assets/manifest-1.js', version: '1' })
  expect(JSON.parse(leanManifest(whole).slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry: { module: '/assets/entry.js', imports: [], css: [] },
    routes: { help: { id: 'help', parentId: 'root', path: 'help', hasLoader: true, module: '/assets/help.js' } },
    url: '/assets/manifest-1.js',
    version: '1',
  })
})

test('a flag that is set, a stylesheet and a module of its own stay', () => {
  const kept = {
    hasErrorBoundary: true,
    css: ['/assets/help.css'],
    clientLoaderModule: '/assets/loader.js',
    index: true,
  }
  const lean = leanManifest(scriptOf({ entry, routes: { help: route(kept) } }))
  expect(JSON.parse(lean.slice('window.__reactRouterManifest='.length, -1)).routes.help).toMatchObject(kept)
})

test('anything else than the list of screens is refused', () => {
  expect(() => leanManifest('window.other={};')).toThrow('no list of screens')
  expect(() => leanManifest(scriptOf({ routes: {} }))).toThrow()
})
