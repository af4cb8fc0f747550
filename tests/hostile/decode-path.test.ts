import { expect, test } from 'vitest'
import { decodePath } from './decode-path.ts'

test('a broken escape does not hide what stands beside it', () => {
  expect(decodePath('/api/invitations/ada%40example.test/caf%C3%A9?a=%')).toBe(
    '/api/invitations/ada@example.test/café?a=%',
  )
  expect(decodePath('/%ff/%41')).toBe('/%ff/A')
})
