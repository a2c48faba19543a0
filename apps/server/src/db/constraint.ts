/** The name of the constraint or guard that refused a statement, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('constraint' in each && typeof each.constraint === 'string') return each.constraint
  return undefined
}
