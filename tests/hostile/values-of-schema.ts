import * as fc from 'fast-check'
import { z } from 'zod'

/** What a field is likely to hold, by its name: it lets made-up requests get as far as the database. */
export type Known = Record<string, readonly string[]>

/** As much of JSON Schema as the contract's own schemas need. */
const JsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get properties() {
    return z.record(z.string(), JsonSchema).optional()
  },
  get items() {
    return JsonSchema.optional()
  },
  get anyOf() {
    return z.array(JsonSchema).optional()
  },
  get oneOf() {
    return z.array(JsonSchema).optional()
  },
})
type JsonSchema = z.infer<typeof JsonSchema>

/** The fields of a schema, each with values that it takes or nearly takes. */
export function fieldsOf(schema: z.ZodType | undefined, known: Known): Record<string, fc.Arbitrary<unknown>> {
  if (!schema) return {}
  const { properties = {} } = describe(schema)
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field, known, name)]))
}

/** Values that a schema takes or nearly takes: mostly right, here and there hostile, incomplete or with something extra. */
export function bodiesOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return valuesOf(describe(schema), known, '')
}

const describe = (schema: z.ZodType): JsonSchema =>
  JsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

function valuesOf(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 15, arbitrary: right(schema, known, name) }, { weight: 1, arbitrary: hostileValue })
}

function right(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => right(choice, known, name)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => right({ ...schema, type: one }, known, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return objects(schema.properties ?? {}, known)
  if (schema.type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems = 8 } = schema
    return fc.array(valuesOf(JsonSchema.parse(items), known, name), {
      minLength,
      maxLength: Math.min(maxItems, minLength + 4),
    })
  }
  if (schema.type === 'string') return strings(schema.format, known[name] ?? [])
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.nat(3), fc.integer(), fc.maxSafeInteger())
  if (schema.type === 'null') return fc.constant(null)
  return fc.jsonValue()
}

function objects(properties: Record<string, JsonSchema>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field, known, name)] as const)
  const all = Object.fromEntries(fields)
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(all) },
    { weight: 2, arbitrary: fc.record(all, { requiredKeys: [] }) },
    // Made from entries, `__proto__` is a key like any other and crosses the wire.
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.record(all), fc.constantFrom(...uninvited), hostileValue)
        .map(([record, key, value]) => Object.fromEntries([...Object.entries(record), [key, value]])),
    },
  )
}

const uninvited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'role',
  'id',
  'userId',
  'xp',
  'isAdmin',
  '\u0000',
]

function strings(format: string | undefined, known: readonly string[]): fc.Arbitrary<string> {
  const made = format === 'uuid' ? fc.uuid() : format === 'date-time' ? instants : texts
  return known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, made) : made
}

/** Names that a plain object answers to, whatever was put into it: nothing may be looked up in one by a text from outside. */
export const namesInEveryObject = Object.getOwnPropertyNames(Object.prototype)

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...namesInEveryObject) },
)

/** Instants that the format allows, the ends of the calendar among them. */
const instants = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-12-31') })
    .map((at) => at.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59.999-23:59',
    '1969-07-20T20:17:40.123456789Z',
    '2026-03-29T01:30:00+01:00',
    '2026-02-30T00:00:00Z',
  ),
)

export const hostileText = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil\u2066',
  '\u200b\ufeff',
  'Z\u0335\u0353\u030d'.repeat(200),
  'ﷺ'.repeat(500),
  "' or 1=1; drop table users; --",
  '$1::text',
  '%s%n%x',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'a@b.test\r\nBcc: everybody@example.test',
  'x'.repeat(20_000),
  '-1',
  '1e9999',
  'NaN',
  'undefined',
  ...namesInEveryObject,
]

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileText) },
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(null, true, 0, -1, 0.5, -0, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], [null], { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
)
