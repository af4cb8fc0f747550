import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emojiCode, emojiUsedIn } from './emoji-pictures.ts'
import { parseMarkdown, richText } from './markdown.ts'

const html = (text: string) => richText(parseMarkdown(text).children).html

test('an emoji becomes a picture of the same name, and is spoken and searched as before', () => {
  const { html, text } = richText(parseMarkdown('Count them: 🍎🍎').children)
  const apple = '<img class="emoji" src="/emoji/1f34e.svg" alt="🍎">'
  expect(html).toBe(`<p>Count them: ${apple}${apple}</p>`)
  expect(text).toBe('Count them: 🍎🍎')
})

test('one that stands before the words is the picture of what they are about', () => {
  expect(html('🐟 What does a fish breathe with?')).toBe(
    '<p><img class="emoji emoji-lead" src="/emoji/1f41f.svg" alt="🐟">What does a fish breathe with?</p>',
  )
  expect(html('🐔 *The hen hid.* Where?')).toContain('emoji-lead')
  expect(html('🐟🐟 How many?')).not.toContain('emoji-lead')
  expect(html('🍎 + 🍎 = ?')).not.toContain('emoji-lead')
  expect(html('Is it a **🐟**?')).not.toContain('emoji-lead')
})

test.each([
  ['❤️', '2764'],
  ['🐻‍❄️', '1f43b-200d-2744-fe0f'],
  ['👍🏽', '1f44d-1f3fd'],
  ['5️⃣', '35-20e3'],
])('%s is drawn by %s.svg', (emoji, code) => {
  expect(emojiCode(emoji)).toBe(code)
  expect(Object.keys(emojiUsedIn(html(`See ${emoji}`)))).toEqual([code])
})

test('every emoji that has a drawing is found, whatever its signs', () => {
  const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', '@twemoji', 'svg')
  const emoji = readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) =>
      path
        .basename(name, '.svg')
        .split('-')
        .map((point) => Number.parseInt(point, 16)),
    )
    .map((points) => String.fromCodePoint(...points))
    .filter((signs) => /^\p{RGI_Emoji}$/v.test(signs))
  expect(emoji.length).toBeGreaterThan(3000)
  const { length } = html(emoji.join(' ')).match(/<img /g) ?? []
  expect(length).toBe(emoji.length)
})

test('signs that are no emoji stay as they are', () => {
  expect(html('a → b ✓ © 5 #')).toBe('<p>a → b ✓ © 5 #</p>')
})

test('only the drawings that are shown are shipped', () => {
  const shipped = emojiUsedIn(html('🐸 and 🐸 and 🐍'))
  expect(Object.keys(shipped)).toEqual(['1f40d', '1f438'])
  expect(shipped['1f438']).toContain('<svg')
})
