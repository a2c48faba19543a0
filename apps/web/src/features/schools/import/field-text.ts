const texts: Record<string, string> = {
  division_supervisor: 'Supervisor',
  email: 'E-mail',
  phone_number: 'Phone',
  school_id: 'School ID',
}

/** A field as a reader knows it. */
export function fieldText(field: string): string {
  const known = Object.hasOwn(texts, field) ? texts[field] : undefined
  if (known) return known
  const words = field.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
