import { expect, test } from 'vitest'
import { requireStrongPassword } from './password-strength.ts'

const ada = { fullName: 'Ada Lovelace', email: 'countess@example.test' }
const reasonsFor = (password: string, person = ada) =>
  requireStrongPassword(password, person).then(
    () => null,
    ({ code, details }) => (code === 'weak-password' ? details.reasons : code),
  )

test.each(['password', '123456', 'qwerty', 'iloveyou', 'letmein', 'Passw0rd', 'liverpool1', 'monkey'])(
  'contract §5: %s is on the lists of common passwords',
  async (password) => {
    expect((await reasonsFor(password)).length).toBeGreaterThan(0)
  },
)

test.each(['Lovelace', 'lovelace1', 'countess', 'countess@example.test', 'revisewell'])(
  '%s is guessed by whoever knows the person or the product',
  async (password) => {
    expect((await reasonsFor(password)).join(' ')).toMatch(/personal|common|guess/)
  },
)

test('the same words are fine for somebody else', async () => {
  expect(await reasonsFor('lovelace analytic', { fullName: 'Grace Hopper', email: 'grace@example.test' })).toBeNull()
})

test.each(['violet kettle 42', 'revise-demo', 'correct horse battery', 'Zx9!kd0q', 'ő-Ÿ-漢字-ψ'])(
  '%s will do',
  async (password) => {
    expect(await reasonsFor(password)).toBeNull()
  },
)

test('a long password is judged as quickly as a short one', async () => {
  const hostile = '4@8({[</369&#!/|0$5+7%2'.repeat(6).slice(0, 128)
  expect(await reasonsFor(hostile)).toBeNull()
  const began = process.cpuUsage()
  await reasonsFor(hostile)
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
})
