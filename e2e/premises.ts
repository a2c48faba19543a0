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

const variable = 'KLASRUM_TEST_PREMISES'

/** Workers are processes of their own, started after this. */
export function announcePremises(premises: Premises): void {
  process.env[variable] = JSON.stringify(premises)
}

export function announcedPremises(): Premises {
  const announced = process.env[variable]
  if (!announced) throw new Error('No product was started on PostgreSQL.')
  return JSON.parse(announced)
}
