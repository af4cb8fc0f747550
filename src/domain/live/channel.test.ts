import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChannelEvent, type ChannelState, nextChannelState } from './channel.ts'

const after = (events: readonly ChannelEvent[]): ChannelState => events.reduce<ChannelState>(nextChannelState, 'closed')

test('contract §4: a channel is closed, joining, joined, leaving or errored', () => {
  expect(after([])).toBe('closed')
  expect(after(['join'])).toBe('joining')
  expect(after(['join', 'joined'])).toBe('joined')
  expect(after(['join', 'joined', 'leave'])).toBe('leaving')
  expect(after(['join', 'joined', 'disconnected'])).toBe('errored')
  expect(after(['join', 'joined', 'leave', 'left'])).toBe('closed')
})

test('a channel that lost its connection joins again by itself once there is one', () => {
  expect(after(['join', 'joined', 'disconnected', 'connected'])).toBe('joining')
  expect(after(['join', 'errored', 'connected', 'joined'])).toBe('joined')
})

test('a room that is not there (any more) closes the channel, and a connection does not open it again', () => {
  expect(after(['join', 'left', 'disconnected', 'connected'])).toBe('closed')
  expect(after(['join', 'joined', 'left', 'connected'])).toBe('closed')
})

test('whoever leaves while the connection is away is out', () => {
  expect(after(['join', 'joined', 'disconnected', 'leave'])).toBe('closed')
  expect(after(['join', 'joined', 'leave', 'disconnected', 'connected'])).toBe('closed')
})

test('whatever happens, a page that last wanted out never ends up in the room', () => {
  const server = fc.constantFrom<ChannelEvent>('left', 'errored', 'disconnected', 'connected')
  fc.assert(
    fc.property(fc.array(server), fc.array(server), (before, later) => {
      expect(['leaving', 'closed']).toContain(after(['join', ...before, 'joined', 'leave', ...later]))
    }),
  )
})
