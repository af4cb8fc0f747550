import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { createSharedLimits } from './shared-limit.ts'

describeOnBothDatabases('limits that servers share', (open) => {
  let now: Date
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const server = (secret = 'the secret') => createSharedLimits({ queries: open(), secret, now: () => now })
  const window = { points: 2, seconds: 60 }
  const rows = () => open().query<{ key: string; taken: number }>('select key, taken from limit_counts')
  beforeEach(async () => {
    now = new Date('2026-05-01T09:00:00Z')
    await open().query('delete from limit_counts')
  })

  test('two servers count together, and say the seconds to wait', async () => {
    const [one, other] = [server()('guess', window), server()('guess', window)]
    await one.take('ada')
    await other.take('ada')
    later(20)
    const refused = await one.take('ada').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'too-many-requests', details: { retryAfter: 40 } })
    expect(await other.tryTake('ben')).toBe(true)
  })

  test('many at once are as many: none slips through', async () => {
    const limits = [server()('guess', window), server()('guess', window)]
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => limits[index % 2]?.tryTake('ada')))
    expect(taken.filter(Boolean)).toHaveLength(2)
  })

  test('a window ends as long after its first try as it lasts, whatever was refused in it', async () => {
    const limit = server()('guess', window)
    for (let second = 0; second < 59; second++) {
      await limit.tryTake('ada')
      later(1)
    }
    expect(await limit.tryTake('ada')).toBe(false)
    later(1)
    expect([await limit.tryTake('ada'), await limit.tryTake('ada'), await limit.tryTake('ada')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('what is given back can be taken again, and what is forgiven was never taken', async () => {
    const limit = server()('guess', window)
    for (let pupil = 0; pupil < 10; pupil++) {
      await limit.take('school')
      await limit.giveBack('school')
    }
    await limit.giveBack('school')
    expect([await limit.tryTake('school'), await limit.tryTake('school'), await limit.tryTake('school')]).toEqual([
      true,
      true,
      false,
    ])
    await limit.forgive('school')
    expect(await limit.tryTake('school')).toBe(true)
  })

  test('names count apart, and the database holds neither addresses nor names', async () => {
    const limits = server()
    await limits('one', window).take('ada@example.test')
    await limits('other', window).take('ada@example.test')
    const stored = await rows()
    expect(stored.map(({ taken }) => taken)).toEqual([1, 1])
    expect(JSON.stringify(stored)).not.toMatch(/ada|example/)
  })

  test('counts that have expired are cleared away as new ones come', async () => {
    const limit = server()('guess', window)
    for (let guess = 0; guess < 50; guess++) await limit.take(`old ${guess}`)
    later(61)
    for (let guess = 0; guess < 20; guess++) await limit.take(`new ${guess}`)
    expect(await rows()).toHaveLength(20)
  })
})
