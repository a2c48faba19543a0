import type { SessionUser } from '@klasrum/contract/accounts'
import { fullName } from '../../lib/format.ts'

type Writer = Pick<SessionUser, 'first_name' | 'last_name' | 'email'>

/** A letter that only lacks the school and the subjects. */
export function wayInMail(to: string, writer: Writer): string {
  const body = [
    'Please make my account a teacher’s.',
    `Name: ${fullName(writer)}`,
    `Account: ${writer.email}`,
    'School and school ID: ',
    'Subjects and grade levels: ',
  ].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent('A teacher’s account')}&body=${encodeURIComponent(body)}`
}
