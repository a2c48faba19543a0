import type { Role } from '@klasrum/contract/fields'

export type DatabaseKind = 'embedded' | 'postgres'

export type Account = { email: string; password: string }

/** A product that runs for the length of the test run, and who can sign in to it from the start. */
export type Premises = {
  url: string
  outbox: string
  /** Students and the public have no demo account; they are there on PostgreSQL only. */
  people: Partial<Record<Role, Account>>
}

export type AllPremises = Partial<Record<DatabaseKind, Premises>>

const variable = 'KLASRUM_TEST_PREMISES'

/** Workers are processes of their own, started after this. */
export function announcePremises(all: AllPremises): void {
  process.env[variable] = JSON.stringify(all)
}

export function premisesOn(database: DatabaseKind): Premises {
  const all: AllPremises = JSON.parse(process.env[variable] ?? '{}')
  const premises = all[database]
  if (!premises) throw new Error(`No product was started on ${database}.`)
  return premises
}
