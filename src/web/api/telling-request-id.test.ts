import { expect, test } from 'vitest'
import { createApi } from './client.ts'
import { tellingRequestId } from './telling-request-id.ts'

function failing(status: number, code: string, requestId?: string) {
  const body = { error: { code, message: 'It did not work.', ...(requestId && { requestId }) } }
  return tellingRequestId(createApi(() => Response.json(body, { status })))
}

test('a fault of ours in a loader keeps its status and its request id', async () => {
  const error = await failing(503, 'unavailable', 'abcd2345')('GET /api/curriculum').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ data: 'abcd2345', init: { status: 503 } })
})

test('an error that a loader decides on stays what it was', async () => {
  const asked = failing(404, 'not-found')('GET /api/curriculum')
  await expect(asked).rejects.toMatchObject({ code: 'not-found', status: 404 })
})
