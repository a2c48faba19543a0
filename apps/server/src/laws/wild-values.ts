/** What an attacker or a broken program puts into a field. */
export const wild: readonly unknown[] = [
  "' or 1=1 --",
  '\u0000',
  '𝕏'.repeat(3_000),
  '9'.repeat(400),
  '-1',
  '1e309',
  '9007199254740993',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '\uD800',
  '{{7*7}}',
  '__proto__',
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  [[[]]],
  {},
  { $gt: '', constructor: { prototype: 1 } },
]

export type RequestPart = 'params' | 'query' | 'body'
export const requestParts: readonly RequestPart[] = ['params', 'query', 'body']

/** What an address or a form can carry is text. */
export const wireValueOf = (part: RequestPart, value: unknown): unknown =>
  part === 'body' ? value : (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** Words that only somebody who looks into the program should read. */
export const ofInside = /Failed query|(select|insert into|update|delete from) "|syntax error at|\.ts:\d|ECONN/
