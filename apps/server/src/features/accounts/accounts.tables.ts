import { roles } from '@klasrum/contract/fields'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { divisions, schools } from '../schools/schools.tables.ts'

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    password_hash: text('password_hash').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    is_active: boolean('is_active').notNull().default(true),
    verified_at: moment('verified_at'),
    /** Kept by a trigger on point_entries; the database refuses any other change. */
    points: integer('points').notNull().default(0),
    division_id: integer('division_id').references(() => divisions.id, { onDelete: 'set null' }),
    school_id: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    /** The person is gone and unknown; the row stays for what refers to it. */
    deleted_at: moment('deleted_at'),
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(first_name || ' ' || last_name || ' ' || email)`),
  },
  (table) => [
    check('users_points_not_negative', sql`${table.points} >= 0`),
    check('users_points_within_limit', sql`${table.points} <= 1000000000`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_listed_by_role_index').on(table.role, table.id).where(sql`${table.deleted_at} is null`),
    index('users_listed_index').on(table.id).where(sql`${table.deleted_at} is null`),
    index('users_search_index').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
)

/** Kept by a trigger on users, so that a list of many can say how many. Deleted people do not count. */
export const user_counts = pgTable(
  'user_counts',
  {
    role: text('role', { enum: roles }).notNull(),
    is_active: boolean('is_active').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.is_active] })],
)

/** What was typed at a sign-up. It takes effect only with the link mailed for that very sign-up, so that nobody can plant a password in another's account. */
export const sign_ups = pgTable('sign_ups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  password_hash: text('password_hash').notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
})

export const mailed_tokens = pgTable('mailed_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
  sign_up_id: integer('sign_up_id').references(() => sign_ups.id, { onDelete: 'cascade' }),
  token_hash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
})

export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    created_at: moment('created_at').notNull(),
    last_used_at: moment('last_used_at').notNull(),
    /** When the password was typed last in this session. */
    password_at: moment('password_at'),
    /** As its owner would name it: "Chrome on Windows". */
    device: text('device'),
  },
  (table) => [index('sessions_user_index').on(table.user_id)],
)

/** Where an account has signed in before: its owner gets in from there while strangers are slowed down. */
export const sign_in_places = pgTable(
  'sign_in_places',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place_hash: text('place_hash').notNull(),
    last_at: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.place_hash] })],
)
