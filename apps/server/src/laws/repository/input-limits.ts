import type { Shape } from '@klasrum/contract/endpoint'
import { z } from 'zod'

/** The maxima that calls give to the texts of a name; a number is typed as text, whose length the contract does not say. */
export type InputLimits = Map<string, Set<number | 'number'>>

type Json = {
  type?: string
  maxLength?: number
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  items?: Json | Json[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
}

function collect(json: Json, name: string, limits: InputLimits): void {
  const known = limits.get(name) ?? new Set()
  if (name) limits.set(name, known)
  if (json.maxLength !== undefined) known.add(json.maxLength)
  if (json.type === 'number' || json.type === 'integer') known.add('number')
  for (const [own, inner] of Object.entries(json.properties ?? {})) collect(inner, own, limits)
  if (typeof json.additionalProperties === 'object') collect(json.additionalProperties, name, limits)
  for (const inner of [json.items ?? [], json.anyOf ?? [], json.oneOf ?? [], json.allOf ?? []].flat())
    collect(inner, name, limits)
}

export function inputLimitsOf(calls: readonly Shape[]): InputLimits {
  const limits: InputLimits = new Map()
  for (const schema of calls.flatMap(({ body, query }) => [body, query]))
    if (schema)
      collect(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json,
        '',
        limits,
      )
  return limits
}

export type LimitedInput = { field: string; most: number; at: string }

/** Inputs that name their field, as `name="code"` or `{...field('code')}`, and their longest text as a number. */
export const limitedInputs = (path: string, text: string): LimitedInput[] =>
  [...text.matchAll(/<\w+((?:[^<>]|=>|<\w+>)*?)\/?>/g)].flatMap(({ 0: element, index }) => {
    const most = /maxLength=\{([\d_]+)\}/.exec(element)?.[1]
    const field = /\sname="(\w+)"|\{\.\.\.\w+\('([\w.]+)'\)\}/.exec(element)
    const line = text.slice(0, index).split('\n').length
    return most && field
      ? [
          {
            field: (field[1] ?? field[2] ?? '').split('.').at(-1) ?? '',
            most: Number(most.replaceAll('_', '')),
            at: `${path}:${line}`,
          },
        ]
      : []
  })
