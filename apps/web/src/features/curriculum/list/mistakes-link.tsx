import { IconFlag } from '@tabler/icons-react'
import { number } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useMistakes } from '../queries.ts'

/** For the admin: where reports are, and how many are open. */
export function MistakesLink() {
  const { data } = useMistakes({ state: 'open', page: 1, limit: 1 })
  return (
    <ButtonLink size="sm" icon={<IconFlag />} to="/curriculum/mistakes">
      Reported mistakes{data ? ` (${number(data.total)})` : ''}
    </ButtonLink>
  )
}
