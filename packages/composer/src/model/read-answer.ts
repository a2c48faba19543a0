/** What a model said is nothing until it is looked at: these give what is there in the shape asked for, or nothing. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

export const textOf = (value: unknown, name: string): string => {
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

export const numberOf = (value: unknown, name: string): number => {
  const field = fieldOf(value, name)
  return typeof field === 'number' && Number.isSafeInteger(field) ? field : 0
}
