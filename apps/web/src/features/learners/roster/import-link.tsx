import { IconTableImport } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'

type ImportLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size'> & { classId: number }

/** Leads to the import on the roster page; the Back button leaves it. */
export const ImportLink = ({ classId, ...look }: ImportLinkProps) => (
  <ButtonLink
    {...look}
    icon={<IconTableImport />}
    to="/classes/$classId"
    params={{ classId: String(classId) }}
    search={{ import: 'list' }}
  >
    Import a list
  </ButtonLink>
)
