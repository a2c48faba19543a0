import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

export const divisions = pgTable('divisions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  region: text('region').notNull(),
  division_supervisor: text('division_supervisor'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
})

export const districts = pgTable(
  'districts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    region: text('region'),
    division_id: integer('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'restrict' }),
    address: text('address'),
  },
  (table) => [index('districts_division_index').on(table.division_id)],
)

export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    region: text('region').notNull(),
    division_id: integer('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'restrict' }),
    district_id: integer('district_id').references(() => districts.id, { onDelete: 'restrict' }),
    school_year: text('school_year').notNull(),
    school_name: text('school_name'),
    school_id: text('school_id'),
    phone_number: text('phone_number'),
    email: text('email'),
    principal: text('principal'),
    /** Asked for by a teacher and not added yet: nobody else sees it. */
    requested: boolean('requested').notNull().default(false),
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || code || ' ' || region || ' ' || coalesce(school_name, '') || ' ' || coalesce(school_id, ''))`,
      ),
    sort_name: text('sort_name').notNull().generatedAlwaysAs(sql`fold_text(name)`),
  },
  (table) => [
    index('schools_division_index').on(table.division_id, table.sort_name, table.id),
    index('schools_district_index').on(table.district_id, table.sort_name, table.id),
    index('schools_sort_index').on(table.sort_name, table.id),
    index('schools_code_index').on(table.code),
    index('schools_search_index').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
)

export const terms = pgTable(
  'terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    school_year: text('school_year').notNull(),
    kind: text('kind', { enum: ['quarter', 'term'] }).notNull(),
    number: integer('number').notNull(),
    starts_on: date('starts_on'),
    ends_on: date('ends_on'),
  },
  (table) => [
    unique('terms_year_kind_number').on(table.school_year, table.kind, table.number),
    check(
      'terms_number_in_range',
      sql`${table.number} between 1 and (case ${table.kind} when 'quarter' then 4 else 3 end)`,
    ),
  ],
)
