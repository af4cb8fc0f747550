import path from 'node:path'
import { z } from 'zod'

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'use on or off')
  .transform((value) => ['on', 'true', '1'].includes(value))
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional())

const portNumber = z.coerce
  .number('use a whole number from 0 to 65535')
  .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65535, 'use a whole number from 0 to 65535')

const fewSeconds = z.coerce
  .number('use a number of seconds from 0 to 60')
  .refine((seconds) => seconds >= 0 && seconds <= 60, 'use a number of seconds from 0 to 60')

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.preprocess(blankAsAbsent, portNumber.default(3000)),
  HOST: z.preprocess(blankAsAbsent, z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'use an address that begins with http:// or https://' })),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'use an address that begins with postgres://' })),
  LISTEN_DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'use an address that begins with postgres://' }),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'use an address that begins with smtp:// or smtps://' })),
  MAIL_FROM: z.preprocess(blankAsAbsent, z.string().default('Revisewell <no-reply@revisewell.test>')),
  DEMO: optional(flag),
  TUTOR_URL: optional(z.url({ protocol: /^https?$/, error: 'use an address that begins with http:// or https://' })),
  TUTOR_MODEL: optional(z.string()),
  TUTOR_KEY: optional(z.string()),
  NEW_SECRET: z.preprocess(blankAsAbsent, flag.default(false)),
  TRUSTED_PROXY: z.preprocess(blankAsAbsent, flag.default(false)),
  METRICS_PORT: optional(portNumber),
  OTLP_URL: optional(z.url({ protocol: /^https?$/, error: 'use an address that begins with http:// or https://' })),
  STOP_AFTER_SECONDS: z.preprocess(blankAsAbsent, fewSeconds.default(0)),
})

export interface TutorModelSettings {
  url: string
  model: string
  /** Undefined for a model that asks for none, such as one on this machine. */
  key: string | undefined
}

export interface Settings {
  production: boolean
  port: number
  host: string
  /** Where links in mail point to, without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Where servers hear each other, when `databaseUrl` leads through a pooler. */
  listenDatabaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The OpenAI-compatible model that words the tutor's answers; without it the tutor answers from the notes alone. */
  tutor: TutorModelSettings | undefined
  /** Whether the demo school, people and history are loaded. */
  demo: boolean
  /** Whether the last address in X-Forwarded-For, which the proxy adds, is believed. */
  trustedProxy: boolean
  /** Where Prometheus may read figures of this process. */
  metricsPort: number | undefined
  /** Where OpenTelemetry's figures and traces are sent, without a slash at the end. */
  otlpUrl: string | undefined
  /** How long it still serves after it was told to stop, so that a balancer can notice. */
  stopAfterSeconds: number
  /** Whether the database takes this server's secret instead of the one that it knew. */
  newSecret: boolean
  /** Whether mails can be read at /dev/mail. */
  outboxReadable: boolean
}

const loopback = ['127.0.0.1', '::1', 'localhost']

/** A proxy on this machine may serve it to everybody: then its address says so. `.test` is nobody's (RFC 2606). */
function isLocalName(hostname: string): boolean {
  return loopback.includes(hostname.replace(/^\[|\]$/g, '')) || /\.(localhost|test)$/.test(hostname)
}

/**
 * Parses the environment at start.
 * @throws {Error} with a sentence that names the setting at fault.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`The setting ${issue?.path.join('.')} is not right: ${issue?.message}.`)
  }
  const { NODE_ENV, PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, DEMO, TRUSTED_PROXY } =
    parsed.data
  const {
    LISTEN_DATABASE_URL,
    METRICS_PORT,
    NEW_SECRET,
    OTLP_URL,
    STOP_AFTER_SECONDS,
    TUTOR_URL,
    TUTOR_MODEL,
    TUTOR_KEY,
  } = parsed.data
  if (TUTOR_URL && !TUTOR_MODEL)
    throw new Error('The setting TUTOR_MODEL is not right: name the model to ask at TUTOR_URL.')
  const production = NODE_ENV === 'production'
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
  // What is public here (the demo passwords, everybody's mail) is for this machine alone, unless it is asked for.
  const local = loopback.includes(HOST) && isLocalName(new URL(publicUrl).hostname)
  const demo = DEMO ?? (!DATABASE_URL && !production && local)
  return {
    production,
    port: PORT,
    host: HOST,
    publicUrl,
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    listenDatabaseUrl: LISTEN_DATABASE_URL,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    tutor: TUTOR_URL && TUTOR_MODEL ? { url: TUTOR_URL, model: TUTOR_MODEL, key: TUTOR_KEY } : undefined,
    demo,
    trustedProxy: TRUSTED_PROXY,
    metricsPort: METRICS_PORT,
    otlpUrl: OTLP_URL?.replace(/\/+$/, ''),
    stopAfterSeconds: STOP_AFTER_SECONDS,
    newSecret: NEW_SECRET,
    outboxReadable: !SMTP_URL && !production && (local || demo),
  }
}
