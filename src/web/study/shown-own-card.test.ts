import { expect, test } from 'vitest'
import { shownOwnCard } from './shown-own-card.ts'

test('What a card plays stands beside it, side by side', () => {
  const front = { html: 'Say <audio src="/api/sets/1/media/a" controls preload="none"></audio>', text: 'Say' }
  expect(shownOwnCard({ id: 'set:1:2', front, back: { html: 'hola', text: 'hola' } })).toEqual({
    id: 'set:1:2',
    front: 'Say <span aria-hidden="true">♪</span>',
    back: 'hola',
    long: false,
    sounds: { front: ['/api/sets/1/media/a'], back: [] },
  })
})
