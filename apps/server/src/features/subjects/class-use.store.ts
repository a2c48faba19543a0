import { type SQL, sql } from 'drizzle-orm'

/** How many classes teach a subject, and how many of them are not archived. No class can be on record before the feature that keeps them. */
export const classUse = (): Record<'class_count' | 'active_class_count', SQL<number>> => ({
  class_count: sql`0`,
  active_class_count: sql`0`,
})
