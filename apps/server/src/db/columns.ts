import { customType, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** To the millisecond, as on the wire: a page that ends at a moment must find it again. */
export const wireMoment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Ordered byte by byte: the beginning of a name is then a range of the index that keeps the order. */
export const filedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
