import { describe, expect, test } from 'vitest'
import { BUILD_HEADER } from '#contract/build-header.ts'
import { cacheName, cachesOfOtherBuilds, mayKeep } from './kept-caches.ts'

const page = (headers: Record<string, string>, status = 200) =>
  new Response('<p>cells</p>', {
    status,
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', [BUILD_HEADER]: 'b2', ...headers },
  })

describe('what may be kept on a device', () => {
  test('a page of this build that the server calls public', () => {
    expect(mayKeep(page({}), 'b2')).toBe(true)
  })

  test.each([
    ['made for one person', page({ 'cache-control': 'private, no-store' })],
    ['without a word on it', page({ 'cache-control': '' })],
    ['of another build', page({ [BUILD_HEADER]: 'b3' })],
    ['not found', page({}, 404)],
    ['failed', page({}, 500)],
  ])('not one %s', (_what, response) => {
    expect(mayKeep(response, 'b2')).toBe(false)
  })
})

test('caches of earlier builds are told from this build’s, the list of topics and what is not ours', () => {
  const names = [
    cacheName('files', 'b1'),
    cacheName('visited', 'b1'),
    cacheName('topics', 'b1'),
    cacheName('files', 'b2'),
    cacheName('topics', 'b2'),
    'revisewell-topic-list',
    'somebody-elses',
  ]
  expect(cachesOfOtherBuilds(names, 'b2')).toEqual(names.slice(0, 3))
})
