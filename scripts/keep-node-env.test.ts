import { resolveConfig } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { keepNodeEnv } from './build/keep-node-env.ts'

const { NODE_ENV } = process.env
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

test('a build leaves it to whoever starts the product whether this is production', async () => {
  delete process.env.NODE_ENV
  const during = await keepNodeEnv(async () => {
    await resolveConfig({ configFile: false }, 'build', 'production', 'production')
    return process.env.NODE_ENV
  })
  expect([during, process.env.NODE_ENV]).toEqual(['production', undefined])
  process.env.NODE_ENV = 'test'
  await expect(keepNodeEnv(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(process.env.NODE_ENV).toBe('test')
})
