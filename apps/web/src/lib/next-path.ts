const here = 'http://here.invalid'
const startsHere = /^\/(?![/\\])/

/** Only a path of this site is followed: `//host` and `/\host` lead elsewhere, also when `..` uncovers them. */
export function safePath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !startsHere.test(wanted) || !URL.canParse(wanted, here)) return null
  const { origin, pathname, search, hash } = new URL(wanted, here)
  return origin === here && startsHere.test(pathname) ? pathname + search + hash : null
}

export const withNext = (path: string, wanted: string): string =>
  `${path}?${new URLSearchParams({ next: wanted })}`
