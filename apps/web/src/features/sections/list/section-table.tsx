import type { Role } from '@klasrum/contract/fields'
import type { Section } from '@klasrum/contract/sections'
import { IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SmallLine } from '../../../ui/cell-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { sectionPlaceOf } from '../place.ts'
import { sectionKeyOf } from '../queries.ts'
import { sectionTitle } from '../section-text.ts'
import css from './section-table.module.css'

type SectionTableProps = {
  /** Absent until they are read. */
  sections: readonly Section[] | undefined
  role: Role
  onAppoint: (section: Section) => void
  empty: ReactNode
}

export function SectionTable({ sections, role, onAppoint, empty }: SectionTableProps) {
  const columns: Column<Section>[] = [
    {
      key: 'section',
      head: 'Section',
      primary: true,
      cell: (section) => (
        <Link className={css.name} to="/sections" search={sectionPlaceOf(sectionKeyOf(section))}>
          {sectionTitle(section)}
          {role === 'admin' ? <SmallLine>{section.school_name}</SmallLine> : null}
        </Link>
      ),
    },
    { key: 'classes', head: 'Classes', align: 'right', cell: ({ class_count }) => class_count },
    { key: 'learners', head: 'Learners', align: 'right', cell: ({ learner_count }) => learner_count },
    {
      key: 'adviser',
      head: 'Adviser',
      cell: ({ adviser_name }) => adviser_name ?? <span className={css.none}>No adviser</span>,
    },
  ]
  const appoint: Column<Section> = {
    key: 'appoint',
    head: 'Actions',
    align: 'right',
    phone: 'actions',
    cell: (section) => (
      <Button
        size="sm"
        icon={<IconUserCheck />}
        aria-label={`${appointText(section)} of ${sectionTitle(section)}`}
        onClick={() => onAppoint(section)}
      >
        {appointText(section)}
      </Button>
    ),
  }
  return (
    <DataTable
      caption="Sections"
      columns={role === 'teacher' ? columns : [...columns, appoint]}
      rows={sections ?? []}
      rowKey={({ school_id, grade_level, section }) => `${school_id} ${grade_level} ${section}`}
      loading={!sections}
      empty={empty}
    />
  )
}

const appointText = ({ adviser_id }: Section): string =>
  adviser_id === null ? 'Appoint adviser' : 'Change adviser'
