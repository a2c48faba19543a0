import type { SessionUser } from '@klasrum/contract/accounts'
import type { User } from './accounts.store.ts'

export const sessionUser = ({
  id,
  email,
  first_name,
  last_name,
  role,
  points,
  division_id,
  school_id,
}: User): SessionUser => ({
  id,
  email,
  first_name,
  last_name,
  role,
  points,
  user_metadata: division_id === null && school_id === null ? null : { division_id, school_id },
})
