import { customType, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** To the millisecond, as on the wire: a page that ends at a moment must find it again. */
export const wireMoment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Ordered byte by byte: the beginning of a name is then a range of the index that keeps the order. */
export const filedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * JSON of texts that come from outside. A text may hold a NUL, or half a letter where it was cut: the database takes
 * neither and would refuse the whole row.
 */
export const textsAsJson = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (value) =>
      JSON.stringify(value).replace(/\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g, (sign, refused) =>
        refused ? '' : sign,
      ),
  })(name)
