import { IconFlag, IconHeartbeat, IconSettings } from '@tabler/icons-react'
import { number } from '../../lib/format.ts'
import { useAdminStats } from '../points/door.ts'
import { cardIcons } from './card-grid.tsx'
import { cardText } from './card-text.ts'
import { type CardKey, cardsFor } from './cards.ts'
import { useFigures, useWorkOfPage } from './figures.ts'
import { LinkColumn, LinkColumns, type LinkRow } from './link-columns.tsx'

const teaching: readonly CardKey[] = ['classes', 'sections', 'lesson-plans', 'slide-shows', 'curriculum']
const structure: readonly CardKey[] = ['divisions', 'districts', 'schools', 'teachers', 'subjects']

/** Every page of an admin, by what it is for. */
export function AdminLinks() {
  const figures = useFigures().data
  const work = useWorkOfPage().data
  const topUps = useAdminStats().data?.pending_topups
  const waiting =
    topUps === undefined ? undefined : topUps === 0 ? 'None waiting' : `${number(topUps)} waiting`
  const rowOf = (key: CardKey): LinkRow[] =>
    cardsFor('admin')
      .filter((card) => card.key === key)
      .map(({ title, to }) => ({
        key,
        icon: cardIcons[key],
        title,
        text: cardText(key, 'admin', figures, work),
        target: { to },
      }))
  const pages: LinkRow[] = [
    ...rowOf('pending-topups').map((row) => ({ ...row, text: waiting ?? row.text })),
    ...rowOf('admin'),
    {
      key: 'settings',
      icon: <IconSettings size={18} />,
      title: 'Settings',
      text: 'Prices, wallet, terms',
      target: { to: '/dashboard/settings' },
    },
    {
      key: 'mistakes',
      icon: <IconFlag size={18} />,
      title: 'Mistakes',
      text: 'Reported by teachers',
      target: { to: '/curriculum/mistakes' },
    },
    {
      key: 'health',
      icon: <IconHeartbeat size={18} />,
      title: 'Health',
      text: 'Server and backups',
      target: { to: '/admin/health' },
    },
  ]
  return (
    <LinkColumns>
      <LinkColumn title="Running Klasrum" rows={pages} />
      <LinkColumn title="School structure" rows={structure.flatMap(rowOf)} />
      <LinkColumn title="Teaching" rows={teaching.flatMap(rowOf)} />
    </LinkColumns>
  )
}
