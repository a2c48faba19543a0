import { api } from '@klasrum/contract/api'
import type { Shape } from '@klasrum/contract/endpoint'
import { roles } from '@klasrum/contract/fields'
import { refusals } from '@klasrum/contract/refusals'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { usePlainFieldErrors } from '../../http/field-errors.ts'
import { isSchema, unboundedIn, unboundedInCall } from './bounds.ts'
import { repositoryPaths } from './repository.ts'

const calls: Shape[] = Object.values(api)
const nameOf = ({ method, path }: Shape) => `${method} ${path}`

/** A person's own export holds the rows of many tables as they are. */
const unboundedOnPurpose = ['GET /api/account/export reply.tables{}[]{}: unknown, which has no bounds']

test('every text, list and number in every call has a limit', () => {
  expect(calls.flatMap(unboundedInCall)).toEqual(unboundedOnPurpose)
})

test('so has everything else the contract offers', async () => {
  const modules = repositoryPaths.filter((path) => /^packages\/contract\/src\/[\w-]+\.ts$/.test(path))
  expect(modules.length).toBeGreaterThan(5)
  for (const path of nonEmpty(modules)) {
    const name = path.match(/([\w-]+)\.ts$/)?.[1] ?? ''
    const offered: Record<string, unknown> = await import(`../../../../../packages/contract/src/${name}.ts`)
    const found = Object.entries(offered)
      .filter(([, value]) => isSchema(value))
      .flatMap(([exported, value]) => (isSchema(value) ? unboundedIn(value, `${name}.${exported}`) : []))
    expect(found).toEqual([])
  }
})

test('no two calls share an address', () => {
  const addresses = calls.flatMap(({ method, path, alsoAt = [] }) =>
    [path, ...alsoAt].map((each) => `${method} ${each.replace(/\{\w+\}/g, '{}')}`),
  )
  expect(nonEmpty(addresses).filter((each, index) => addresses.indexOf(each) !== index)).toEqual([])
})

describe.each(nonEmpty(calls.map((shape) => [nameOf(shape), shape] as const)))('%s', (_name, shape) => {
  test('says who may call, whose records it touches and what it is', () => {
    const { access, records, summary } = shape
    if (typeof access === 'string') expect(['anyone', 'signed-in']).toContain(access)
    else expect(roles).toEqual(expect.arrayContaining([...access]))
    expect(access).not.toHaveLength(0)
    expect(['none', 'published', 'own', 'scope', 'all']).toContain(records)
    expect(summary).toMatch(/^[A-Z0-9].*\.$/)
  })

  test('names refusals that exist, each once', () => {
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining([...shape.refusals]))
    expect(new Set(shape.refusals).size).toBe(shape.refusals.length)
  })

  test('has a schema for each part of its path, and no body where none travels', () => {
    const named = [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = shape.params instanceof z.ZodObject ? Object.keys(shape.params.shape) : []
    expect(described.sort()).toEqual(named.sort())
    if (shape.method === 'GET') expect(shape.body).toBeUndefined()
  })
})

describe('what has no limit is found', () => {
  const unbounded: [string, z.ZodType][] = [
    ['text', z.string()],
    ['text of a format', z.email()],
    ['text behind optional', z.string().min(3).nullable().optional()],
    ['text with a default', z.string().default('')],
    ['list', z.array(z.boolean())],
    ['list of texts', z.array(z.string()).max(3)],
    ['field', z.object({ a: z.object({ b: z.string() }) })],
    ['key of a record', z.record(z.string(), z.boolean())],
    ['value of a record', z.record(z.string().max(3), z.string())],
    ['one of several', z.union([z.boolean(), z.string()])],
    ['several kinds', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), b: z.string() })])],
    ['number', z.number()],
    ['whole number', z.int()],
    ['number with one bound', z.number().min(0)],
    ['number from text', z.coerce.number()],
    ['further fields', z.looseObject({ a: z.boolean() })],
    ['rest of a tuple', z.tuple([z.boolean()], z.boolean())],
    ['both sides of a pipe', z.string().pipe(z.string())],
    ['transformed text', z.string().transform((text) => text.length)],
    ['intersection', z.intersection(z.object({ a: z.boolean() }), z.object({ b: z.string() }))],
    ['lazy', z.lazy(() => z.string())],
    ['anything', z.unknown()],
    ['big whole number', z.bigint()],
  ]
  test.each(unbounded)('%s', (_what, schema) => {
    expect(unboundedIn(schema, 'it')).toHaveLength(1)
  })

  const bounded: [string, z.ZodType][] = [
    ['text', z.string().trim().max(3).toLowerCase()],
    ['text of a length', z.string().length(3)],
    ['text of a format', z.email().max(254)],
    ['list', z.array(z.string().max(3)).max(3)],
    ['number', z.int().min(0).max(9)],
    ['number from text', z.coerce.number().pipe(z.int().min(0).max(9))],
    [
      'transformed text',
      z
        .string()
        .max(3)
        .transform((text) => text.length),
    ],
    ['record', z.record(z.string().max(3), z.enum(['a']))],
    ['truth', z.stringbool()],
  ]
  test.each(bounded)('and %s with a limit is not', (_what, schema) => {
    expect(unboundedIn(schema, 'it')).toEqual([])
  })
})

test('a number in a refusal brings its noun along, so that one is "1 score"', () => {
  const loose = Object.entries(refusals).filter(([, [, detail]]) => /\{\w+\} [a-z-]{2,}s\b/.test(detail))
  expect(loose).toEqual([])
})

describe('what is wrong is told in plain words', () => {
  const junk = [undefined, null, '', 'x', -1, 1.5, 1e12, true, [], {}, 'a'.repeat(1_000)]
  const validatorWords =
    /expected|received|invalid (input|option|key)|too (small|big)|NaN|undefined|null|regex|pattern|union/i

  /** Each part of a call with junk as a whole, and with junk in each of its fields. */
  function messagesOf(schema: z.ZodType): string[] {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    const inputs: unknown[] = [...junk, ...fields.flatMap((field) => junk.map((each) => ({ [field]: each })))]
    return inputs.flatMap(
      (input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
    )
  }

  test('of every part of every call, with no word of the validator', () => {
    usePlainFieldErrors()
    const parts = calls.flatMap(({ params, query, body }) =>
      [params, query, body].filter((part) => part !== undefined),
    )
    const messages = new Set(parts.flatMap(messagesOf))
    expect(messages.size).toBeGreaterThan(20)
    expect(
      [...messages].filter((message) => validatorWords.test(message) || !/^[A-Z].*[.%]?$/.test(message)),
    ).toEqual([])
  })
})
