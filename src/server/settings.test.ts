import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('with nothing set it listens on this machine alone, embedded, with demo data and a readable outbox', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    demo: true,
    outboxReadable: true,
    production: false,
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://db/revisewell' }, 'a PostgreSQL of its own'],
  [{ HOST: '0.0.0.0' }, 'an address that others reach'],
  [{ PUBLIC_URL: 'https://revise.school.example' }, 'a proxy in front of it'],
  [{ NODE_ENV: 'production' }, 'production'],
])('the demo data with its public passwords stays away: %o (%s)', (environment, _why) => {
  expect(parseSettings(environment).demo).toBe(false)
  expect(parseSettings({ ...environment, DEMO: 'on' }).demo).toBe(true)
})

test.each([
  { SMTP_URL: 'smtp://mail.test' },
  { NODE_ENV: 'production' },
  { NODE_ENV: 'production', DEMO: 'on' },
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://revise.school.example' },
])('mails cannot be read at /dev/mail with %o', (environment) => {
  expect(parseSettings(environment).outboxReadable).toBe(false)
})

test.each([{ HOST: '::1' }, { PUBLIC_URL: 'http://revise.localhost:3000' }, { PUBLIC_URL: 'http://[::1]:3000' }])(
  'on this machine alone, with %o, mails can be read and the demo is there',
  (environment) => {
    expect(parseSettings(environment)).toMatchObject({ outboxReadable: true, demo: true })
  },
)

test('whoever asks for the demo where others reach it can read its mails there too', () => {
  expect(parseSettings({ HOST: '0.0.0.0', DEMO: 'on' }).outboxReadable).toBe(true)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '99999'],
  ['PUBLIC_URL', 'ftp://revisewell.test'],
  ['DATABASE_URL', 'mysql://db'],
  ['SMTP_URL', 'mail.test'],
  ['TUTOR_URL', 'localhost/v1'],
  ['DEMO', 'perhaps'],
  ['STOP_AFTER_SECONDS', '900'],
  ['METRICS_PORT', 'on'],
  ['OTLP_URL', 'collector:4318'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`The setting ${name} is not right`)
})

test('a setting left empty counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' })).toEqual(parseSettings({}))
})

test('the address for links has no slash at its end', () => {
  expect(parseSettings({ PUBLIC_URL: 'https://revise.school.test/' }).publicUrl).toBe('https://revise.school.test')
})

test('a model for the tutor needs an address and a name; a key only where it asks for one', () => {
  const url = 'http://localhost:11434/v1'
  expect(() => parseSettings({ TUTOR_URL: url })).toThrow('The setting TUTOR_MODEL is not right')
  expect(parseSettings({ TUTOR_URL: url, TUTOR_MODEL: 'small' }).tutor).toEqual({ url, model: 'small', key: undefined })
  expect(parseSettings({ TUTOR_MODEL: 'small', TUTOR_KEY: 'sesame' }).tutor).toBeUndefined()
})
