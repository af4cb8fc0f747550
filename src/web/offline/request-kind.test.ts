import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPersonal } from '../personal-pages.ts'
import { kindOf } from './request-kind.ts'

const origin = 'https://revise.example'
const get = (path: string, navigation = false) =>
  kindOf({ method: 'GET', url: new URL(path, origin), navigation }, origin)

describe('what the service worker does with a request', () => {
  test.each([
    ['/assets/shell-Ab12.js', false, 'asset'],
    ['/', true, 'page'],
    ['/gcse/biology/aqa/flashcards?topic=cell-structure', true, 'page'],
    ['/gcse/biology/aqa/flashcards.data?topic=cell-structure&_routes=x', false, 'data'],
    ['/_.data', false, 'data'],
    ['/offline?page=%2Fks1', true, 'page'],
    ['/dashboard/student', true, 'personal-page'],
    ['/rewards', true, 'personal-page'],
    ['/dashboard/student.data', false, 'network'],
    ['/rewards.data', false, 'network'],
    ['/login', true, 'personal-page'],
    ['/dev/mail', true, 'network'],
    ['/emoji/1f41f.svg', false, 'asset'],
    ['/api/lessons/gcse-biology-cells', false, 'material'],
    ['/lesson-pictures/gcse-biology-cells.dark.svg', false, 'material'],
    ['/api/lessons', false, 'network'],
    ['/api/me', false, 'network'],
    ['/api/curriculum/gcse/biology', false, 'network'],
    ['/api', true, 'network'],
    ['/sw.js', false, 'network'],
    ['/manifest.webmanifest', false, 'network'],
    ['/icons/icon-192.png', false, 'network'],
    ['https://elsewhere.example/assets/a.js', false, 'network'],
  ] as const)('%s (navigation: %s) is %s', (path, navigation, kind) => {
    expect(get(path, navigation)).toBe(kind)
  })

  test('what is sent is never answered from the device', () => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'])
      expect(kindOf({ method, url: new URL('/ks1', origin), navigation: true }, origin)).toBe('network')
  })

  test('no address of the API and no personal page is ever one that may be kept', () => {
    const part = fc.stringMatching(/^[a-z0-9.-]{0,12}$/)
    const start = fc.constantFrom(
      'api',
      'dashboard',
      'login',
      'signup',
      'rewards',
      'dev',
      'reset-password',
      'verify-email',
    )
    fc.assert(
      fc.property(start, fc.array(part, { maxLength: 3 }), fc.boolean(), (first, parts, navigation) => {
        // Two dots lead out again.
        const { pathname } = new URL(`/${[first, ...parts].join('/')}`, origin)
        fc.pre(/^\/(api|dev)(\/|$)/.test(pathname) || isPersonal(pathname))
        fc.pre(!pathname.startsWith('/api/lessons/'))
        expect(['network', 'personal-page']).toContain(get(pathname, navigation))
      }),
      { examples: [['api', ['..'], true]] },
    )
  })
})
