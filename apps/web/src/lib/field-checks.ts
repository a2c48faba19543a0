type Check = (value: string) => string | undefined

export const filled: Check = (value) => (value.trim() ? undefined : 'Please fill in this field.')

export const emailAddress: Check = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'Please enter a valid e-mail address.'

export const typedPassword: Check = (value) => (value ? undefined : 'Please enter your password.')

export const newPassword: Check = (value) => (value.length >= 8 ? undefined : 'Use at least 8 characters.')

export type Checks<F> = { [K in keyof F]?: Check }

export function findErrors<F extends Record<string, string>>(
  fields: F,
  checks: Checks<F>,
): Partial<Record<keyof F, string>> {
  const found: Partial<Record<keyof F, string>> = {}
  for (const name of Object.keys(fields) as (keyof F)[]) {
    const message = checks[name]?.(fields[name] ?? '')
    if (message) found[name] = message
  }
  return found
}
