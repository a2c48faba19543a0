import { z } from 'zod'
import type { Role } from './fields.ts'
import type { RefusalCode } from './refusals.ts'

/** `anyone` needs no token. A list names the roles that may call. */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** Whose records a call may read or change; `scope` is what the role oversees: the school, the division, or oneself. The server enforces it; the authorization test covers every value. */
export type Records = 'none' | 'published' | 'own' | 'scope' | 'all'

export type Shape = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{name}` marks a parameter. */
  path: `/${string}`
  /** Further addresses of the same call. */
  alsoAt?: readonly `/${string}`[]
  summary: string
  access: Access
  /** How a role that may not call is refused, where the general sentence does not do. */
  denied?: RefusalCode
  records: Records
  /** Asks for a password typed a short while ago: always, or when the body holds one of these fields. */
  passwordAgain?: true | readonly string[]
  /** Open to those too whose role needs two-step sign-in and who have not set it up yet. */
  beforeSecondFactor?: true
  /** How the body travels; JSON unless said otherwise. */
  encoding?: 'form' | 'multipart'
  /** Which files a multipart body carries. Where they are optional, a call without one may send its fields as JSON. */
  files?: { field: string; most: number; bytes: number; optional?: true }
  /** Takes an `Idempotency-Key`: a repeat with the same key has no second effect and gets the first answer. */
  once?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  /** The answer with 202: the work goes on. */
  accepted?: z.ZodType
  refusals: readonly RefusalCode[]
}

/** A reply that is a file. `inline` shows it in the page, otherwise it is saved under its name. */
export const FileReply = z.custom<{
  type: string
  name: string
  inline?: boolean
  bytes: Uint8Array | AsyncIterable<Uint8Array | string>
  /** Of a stream, where it is known: parts of it can then be asked for. */
  size?: number
  /** For so many seconds the browser need not ask again. */
  cacheSeconds?: number
}>()

export const endpoint = <const E extends Shape>(shape: E): E => shape

export type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
export type Received<T> = T extends z.ZodType ? z.output<T> : undefined
