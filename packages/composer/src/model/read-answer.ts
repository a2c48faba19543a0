/** What a model said is nothing until it is looked at: these give what is there in the shape asked for, or nothing. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

export const textFieldOf = (value: unknown, name: string): string => {
  const field = fieldOf(value, name)
  return typeof field === 'string' ? field.trim() : ''
}

export const textsOf = (value: unknown, name: string, most: number): string[] => {
  const field = fieldOf(value, name)
  const list: unknown[] = Array.isArray(field) ? field.slice(0, most) : []
  return list
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Small models write numbers as texts. */
export const numberFieldOf = (value: unknown, name: string): number => {
  const field = fieldOf(value, name)
  const number = typeof field === 'string' && /^\d{1,6}$/.test(field.trim()) ? Number(field) : field
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : 0
}

export const truthFieldOf = (value: unknown, name: string): boolean | null => {
  const field = fieldOf(value, name)
  if (typeof field === 'boolean') return field
  return /^true$/i.test(String(field)) ? true : /^false$/i.test(String(field)) ? false : null
}

/** The JSON in an answer that has thoughts before it or words around it; nothing where there is none. */
export function jsonIn(text: string): unknown {
  const json = text.replace(/<think>.*?<\/think>/gs, '')
  for (const [open, close] of ['{}', '[]'])
    try {
      return JSON.parse(json.slice(json.indexOf(open ?? ''), json.lastIndexOf(close ?? '') + 1))
    } catch {
      // The other kind may be there.
    }
  return null
}

/** The list that was asked for, under its name or alone. */
export const listIn = (value: unknown, name: string): readonly unknown[] | null => {
  const list = Array.isArray(value) ? value : fieldOf(value, name)
  return Array.isArray(list) ? list : null
}
