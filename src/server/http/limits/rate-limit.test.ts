import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { rateLimit } from './rate-limit.ts'

const limit = () => rateLimit({ points: 2, seconds: 60 })

test('what is over the limit is refused with the seconds to wait, for that key alone', async () => {
  const { take } = limit()
  await take('school')
  await take('school')
  const refused = await take('school').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'too-many-requests', details: { retryAfter: expect.any(Number) } })
  await take('home')
})

test('what is given back can be taken again, however often', async () => {
  const { take, giveBack, tryTake } = limit()
  for (let pupil = 0; pupil < 10; pupil++) {
    await take('school')
    await giveBack('school')
  }
  expect([await tryTake('school'), await tryTake('school'), await tryTake('school')]).toEqual([true, true, false])
})

test('what is forgiven is as if it had never been taken', async () => {
  const { tryTake, forgive } = limit()
  for (let tries = 0; tries < 5; tries++) await tryTake('ada')
  await forgive('ada')
  expect([await tryTake('ada'), await tryTake('ada'), await tryTake('ada')]).toEqual([true, true, false])
})
