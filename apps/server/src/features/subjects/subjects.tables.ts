import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'

export const subjects = pgTable('subjects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  description: text('description'),
  created_by_user_id: integer('created_by_user_id').references(() => users.id, { onDelete: 'set null' }),
})
