import type { Enrollment } from '@klasrum/contract/enrollments'
import { IconDots, IconId, IconUserMinus } from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { isFound } from '../student-text.ts'
import { byName, rosterNumbersOf } from './places.ts'
import css from './roster.module.css'
import { RosterGroup } from './roster-group.tsx'

type RosterListsProps = {
  enrollments: readonly Enrollment[]
  wanted: string
  usualDay: string | undefined
  onOpen: (enrollment: Enrollment) => void
  /** Absent while the class takes no changes. */
  onRemove?: (enrollment: Enrollment) => void
}

/** Boys and girls apart, each numbered from 1, as on the paper record. */
export function RosterLists({ enrollments, wanted, usualDay, onOpen, onRemove }: RosterListsProps) {
  const listed = byName(enrollments)
  const found = listed.filter(({ student }) => isFound(student, wanted))
  if (found.length === 0) {
    return <p className={css.none}>Nobody on this roster matches “{wanted.trim()}”.</p>
  }
  const group = (title: string, gender: 'male' | 'female') => (
    <RosterGroup
      title={title}
      enrollments={found.filter(({ student }) => student.gender === gender)}
      places={rosterNumbersOf(listed.filter(({ student }) => student.gender === gender))}
      usualDay={usualDay}
      onOpen={onOpen}
      action={(each) =>
        onRemove ? (
          <ActionMenu
            button={
              <IconButton label={`More for ${each.student.listed_name}`} icon={<IconDots />} size="sm" />
            }
            actions={[
              { label: 'Open record', icon: <IconId />, onClick: () => onOpen(each) },
              { label: 'Remove', icon: <IconUserMinus />, tone: 'harm', onClick: () => onRemove(each) },
            ]}
          />
        ) : null
      }
    />
  )
  return (
    <div className={css.groups}>
      {group('Boys', 'male')}
      {group('Girls', 'female')}
    </div>
  )
}
