import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Storage of a browser, as far as the store uses it. */
class FakeStorage {
  room = Number.POSITIVE_INFINITY;
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

let local: FakeStorage
const load = () => import('./device-store.ts')
const loadValue = () => import('./device-value.ts')

beforeEach(() => {
  vi.resetModules()
  local = new FakeStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const blockStorage = () =>
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
        ownKeys: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      },
    ),
  )

test('what is kept is on the device, under one kind of name', async () => {
  const store = await load()
  expect(store.keepText('answer:1', 'one')).toBe(true)
  expect(local.getItem('revisewell:answer:1')).toBe('one')
  expect(store.readText('answer:1')).toBe('one')
  expect(store.keptNames('answer:')).toEqual(['answer:1'])
  store.forget('answer:1')
  expect(store.keptNames('answer:')).toEqual([])
})

test('where storage is switched off, the page remembers and says so', async () => {
  blockStorage()
  const store = await load()
  expect(store.readText('answer:1')).toBeNull()
  expect(store.keepText('answer:1', 'one')).toBe(false)
  expect(store.readText('answer:1')).toBe('one')
  expect(store.keptNames('answer:')).toEqual(['answer:1'])
  store.forget('answer:1')
  expect(store.readText('answer:1')).toBeNull()
})

test('where there is no storage at all, nothing is thrown', async () => {
  vi.stubGlobal('localStorage', undefined)
  const store = await load()
  expect(store.keepText('theme', 'dark')).toBe(false)
  expect(store.readText('theme')).toBe('dark')
  store.forget('theme')
  expect(store.keptNames('')).toEqual([])
})

test('where storage is full, the newest value is the page’s, and the device’s again once there is room', async () => {
  const store = await load()
  store.keepText('draft', 'short')
  local.room = 6
  expect(store.keepText('draft', 'much longer')).toBe(false)
  expect(store.readText('draft')).toBe('much longer')
  local.room = 100
  expect(store.keepText('draft', 'much longer still')).toBe(true)
  expect(local.getItem('revisewell:draft')).toBe('much longer still')
})

test('names of earlier releases are found under their new ones, and a newer value is not undone by them', async () => {
  local.setItem('revisewell-theme', 'dark')
  local.setItem('revisewell.joining', 'ABC123')
  local.setItem('revisewell-signed-in', 'old')
  local.setItem('revisewell:signed-in', 'new')
  local.setItem('revisewell:answer:1', 'waits')
  local.setItem('somebody-elses', 'stays')
  const store = await load()
  expect(store.readText('theme')).toBe('dark')
  expect(store.readText('joining')).toBe('ABC123')
  expect(store.readText('signed-in')).toBe('new')
  expect(store.readText('answer:1')).toBe('waits')
  expect(local.getItem('revisewell-theme')).toBeNull()
  expect(local.getItem('somebody-elses')).toBe('stays')
})

test('what is damaged is set aside: out of the way, and not lost', async () => {
  local.setItem('revisewell:answer:1', '{"owner":')
  const store = await load()
  store.setAside('answer:1')
  expect(store.keptNames('answer:')).toEqual([])
  expect(store.damagedNames()).toEqual(['damaged:answer:1'])
  expect(store.readText('damaged:answer:1')).toBe('{"owner":')
})

test('a value is read by its shape; damaged or of another shape it is as if nothing was kept', async () => {
  const { deviceValue } = await loadValue()
  const { listOf, oneOf, shapeOf, text, whole } = await import('./stored-shape.ts')
  const word = deviceValue('advance', oneOf(['on', 'off']))
  word.keep('off')
  expect(local.getItem('revisewell:advance')).toBe('off')
  expect(word.read()).toBe('off')
  local.setItem('revisewell:advance', 'perhaps')
  expect(word.read()).toBeNull()

  const place = deviceValue('place', shapeOf<{ id: string; at: number }>({ id: text, at: whole }))
  place.keep({ id: 'a', at: 3 })
  expect(place.read()).toEqual({ id: 'a', at: 3 })
  for (const damaged of ['{"id":"a"', '{"id":"a","at":-1}', '[]', 'null', '7', '"a"']) {
    local.setItem('revisewell:place', damaged)
    expect(place.read()).toBeNull()
  }
  local.setItem('revisewell:list', '["a",5,null,"b"]')
  expect(deviceValue('list', listOf(text)).read()).toEqual(['a', 'b'])
})

test('that something could not be kept is told, but not of what is only for convenience', async () => {
  blockStorage()
  const { deviceValue } = await loadValue()
  const { text } = await import('./stored-shape.ts')
  const store = await load()
  deviceValue('hint', text, { quiet: true }).keep('x')
  expect(store.wasNotKept()).toBe(false)
  deviceValue('draft', text).keep('x')
  expect(store.wasNotKept()).toBe(true)
})
