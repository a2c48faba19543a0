import { FileReply, type Shape } from '@klasrum/contract/endpoint'
import { z } from 'zod'

type Walk = (schema: z.core.$ZodType, at: string) => string[]

const maximumLength = (schema: z.core.$ZodType): boolean =>
  (schema._zod.def.checks ?? []).some(({ _zod: { def } }) =>
    ['max_length', 'length_equals'].includes(def.check),
  )

/** Whole numbers have the limits of the language by nature; that is not a bound of ours. */
const isBound = (limit: unknown): boolean =>
  typeof limit === 'number' && Number.isFinite(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER

function walker(): Walk {
  const seen = new Set<z.core.$ZodType>()
  const insideOf: Walk = (schema, at) => {
    // A file we send is as long as it is.
    if (schema === FileReply) return []
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'string':
        return maximumLength(schema) ? [] : [`${at}: a text without a maximum`]
      case 'number': {
        const bounds = schema instanceof z.ZodNumber ? [schema.minValue, schema.maxValue] : [null]
        return bounds.every(isBound) ? [] : [`${at}: a number without bounds`]
      }
      case 'array':
        return [
          ...(maximumLength(schema) ? [] : [`${at}: a list without a maximum`]),
          ...walk(def.element, `${at}[]`),
        ]
      case 'object':
        return [
          ...Object.entries(def.shape).flatMap(([name, field]) => walk(field, `${at}.${name}`)),
          ...(def.catchall && def.catchall._zod.def.type !== 'never' ? walk(def.catchall, `${at}{}`) : []),
        ]
      case 'record':
        return [...walk(def.keyType, `${at}{key}`), ...walk(def.valueType, `${at}{}`)]
      case 'union':
        return def.options.flatMap((option, index) => walk(option, `${at}|${index + 1}`))
      case 'tuple':
        return [
          ...def.items.flatMap((item, index) => walk(item, `${at}[${index}]`)),
          ...(def.rest ? [`${at}: a list without a maximum`] : []),
        ]
      case 'intersection':
        return [...walk(def.left, at), ...walk(def.right, at)]
      // What either side refuses never gets through.
      case 'pipe': {
        const before = walk(def.in, at)
        return before.length > 0 ? walk(def.out, at) : []
      }
      case 'transform':
        return [`${at}: a result without bounds`]
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'readonly':
      case 'catch':
        return walk(def.innerType, at)
      case 'lazy':
        return walk(def.getter(), at)
      case 'literal':
      case 'enum':
      case 'boolean':
      case 'null':
      case 'undefined':
      case 'never':
      case 'date':
        return []
      default:
        return [`${at}: ${def.type}, which has no bounds`]
    }
  }
  const walk: Walk = (schema, at) => {
    if (seen.has(schema) && schema._zod.def.type === 'lazy') return []
    seen.add(schema)
    return insideOf(schema, at)
  }
  return walk
}

/** Every sentence is a place where a schema takes or gives more than it says. */
export const unboundedIn = (schema: z.core.$ZodType, at: string): string[] => walker()(schema, at)

export const unboundedInCall = (shape: Shape): string[] =>
  (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = shape[part]
    return schema ? unboundedIn(schema, `${shape.method} ${shape.path} ${part}`) : []
  })

export const isSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof z.ZodType || (typeof value === 'object' && value !== null && '_zod' in value)
