import { expect, test } from 'vitest'
import { tellServing } from './tell-serving.ts'

test('a balancer is told that a server serves, until it is about to stop', () => {
  expect(tellServing({ begun: false })).toEqual({ serving: true })
  expect(() => tellServing({ begun: true })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})
