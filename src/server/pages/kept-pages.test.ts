import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { bodyOf, KeptPages, readPage } from './kept-pages.ts'

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })

test('a page is rendered once, however many ask at the same time and later', async () => {
  const pages = new KeptPages()
  let renders = 0
  const render = async () => {
    renders++
    return html('<p>cells</p>')
  }
  const asked = await Promise.all([pages.page('/a', render), pages.page('/a', render), pages.page('/a', render)])
  await pages.page('/a', render)
  expect(renders).toBe(1)
  expect(asked.map(({ identity }) => identity.toString())).toEqual(Array(3).fill('<p>cells</p>'))
})

test('a page that was not found is not kept', async () => {
  const pages = new KeptPages()
  let renders = 0
  const render = async () => {
    renders++
    return html('404', 404)
  }
  await pages.page('/nowhere', render)
  await pages.page('/nowhere', render)
  expect(renders).toBe(2)
})

test('a render that fails is tried again by the next visitor', async () => {
  const pages = new KeptPages()
  await expect(pages.page('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await pages.page('/a', async () => html('back'))).identity.toString()).toBe('back')
})

test('every encoding holds the same page', async () => {
  const render = async () => html('<p>é ÷ ½</p>')
  const kept = await new KeptPages().page('/a', render)
  for (const page of [kept, await readPage(await render())]) {
    expect((await bodyOf(page, 'identity')).toString()).toBe('<p>é ÷ ½</p>')
    expect(brotliDecompressSync(await bodyOf(page, 'br')).toString()).toBe('<p>é ÷ ½</p>')
    expect(gunzipSync(await bodyOf(page, 'gzip')).toString()).toBe('<p>é ÷ ½</p>')
  }
  expect(kept.packed).not.toBeNull()
})

test('the policy lets exactly the page’s own inline scripts run', async () => {
  const page = await readPage(html('<script>start()</script><script type="module" src="/a.js"></script>'))
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  expect(policy.split('script-src')[1]?.split(';')[0]).not.toContain('unsafe')
})

test('a page that everyone is sent carries nobody’s cookie', async () => {
  const response = html('<p>cells</p>')
  response.headers.append('set-cookie', 'session=secret')
  expect(Object.keys((await readPage(response)).headers)).not.toContain('set-cookie')
})

test('a page that shows what an admin sets is made anew when it is forgotten, or behind the scenes once it is old', async () => {
  const pages = new KeptPages()
  let made = 0
  const render = async () => new Response(String(++made))
  const read = async (freshForMs?: number) => (await pages.page('/', render, freshForMs)).identity.toString()
  expect(await read()).toBe('1')
  pages.forget((key) => key === '/elsewhere')
  expect(await read()).toBe('1')
  pages.forget((key) => key === '/')
  expect(await read()).toBe('2')
  expect(await read(-1)).toBe('2')
  await vi.waitFor(async () => expect(await read()).toBe('3'))
})
