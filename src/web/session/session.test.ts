import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'

function State() {
  return createElement('p', null, useSession().state)
}

test('contract §8: the auth hook used outside its provider throws an error', () => {
  expect(() => renderToString(createElement(State))).toThrow('useSession must be used inside SessionProvider')
})

test('contract §4: the session is loading until the first check has finished', () => {
  const html = renderToString(createElement(SessionProvider, null, createElement(State)))
  expect(html).toBe('<p>loading</p>')
})
