/** The name of the constraint or guard that refused a statement, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('constraint' in each && typeof each.constraint === 'string') return each.constraint
  return undefined
}

/** The database's five-letter code for why a statement failed. */
export function sqlState(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code)) return each.code
  return undefined
}
