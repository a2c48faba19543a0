import fc from 'fast-check'
import { z } from 'zod'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  /** False where nothing may follow those that have places. */
  items?: Schema | false
  prefixItems?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  date: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
}

/** Long enough to reach a limit, short enough for thousands of them. */
const longest = 400
const mostItems = 8

function textOf({ pattern, format, minLength = 0, maxLength = longest }: Schema): fc.Arbitrary<string> {
  const known = format && formats[format]
  if (known) return known
  if (pattern)
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'))
    } catch {
      // A pattern that cannot be written backwards; any text is then as good.
    }
  const least = Math.min(minLength, longest)
  return fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(maxLength, longest)),
  })
}

const integersOf = ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> =>
  fc.integer({
    min: Math.ceil(Math.max(minimum, Number.MIN_SAFE_INTEGER)),
    max: Math.floor(Math.min(maximum, Number.MAX_SAFE_INTEGER)),
  })

const listOf = ({ prefixItems, items, minItems = 0, maxItems = mostItems }: Schema): fc.Arbitrary<unknown> =>
  prefixItems
    ? fc.tuple(...prefixItems.map(arbitraryOf))
    : fc.array(arbitraryOf(items || {}), {
        minLength: Math.min(minItems, mostItems),
        maxLength: Math.min(maxItems, mostItems),
      })

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)] as const)
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  })
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  if (schema.allOf) return arbitraryOf(Object.assign({}, ...schema.allOf))
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => textOf(schema),
    integer: () => integersOf(schema),
    number: () =>
      fc.oneof(integersOf(schema), fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => listOf(schema),
    object: () => objectOf(schema),
  }
  return kinds[schema.type ?? '']?.() ?? fc.jsonValue({ maxDepth: 2 })
}

/** What the contract allows there: values of every field by themselves, so that one can be mixed with others. */
export function fieldsOf(type: z.ZodType | undefined): Map<string, fc.Arbitrary<unknown>> {
  if (!type) return new Map()
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  const objects = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return new Map(
    objects.flatMap(({ properties = {} }) =>
      Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)] as const),
    ),
  )
}
