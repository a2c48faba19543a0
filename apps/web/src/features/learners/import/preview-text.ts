import type { RosterImport, RosterPreview } from '@klasrum/contract/rosters'
import { counted } from '../../../lib/format.ts'

export type RowState = keyof RosterPreview['counts']
type Counts = RosterPreview['counts']

export const rosterRowStates: readonly { value: RowState; label: string; none: string }[] = [
  { value: 'wrong', label: 'Needs fixing', none: 'No row needs fixing.' },
  { value: 'new', label: 'New', none: 'No new learners.' },
  { value: 'on_record', label: 'On record', none: 'No learners of the school that are on record already.' },
  { value: 'returning', label: 'Returning', none: 'Nobody comes back to this class.' },
  { value: 'enrolled', label: 'Already enrolled', none: 'Nobody is on the roster already.' },
  { value: 'left_out', label: 'Skipped', none: 'No rows are skipped.' },
]

/** The tab that needs a look first. */
export const firstState = (counts: Counts): RowState =>
  rosterRowStates.find(({ value }) => counts[value] > 0)?.value ?? 'new'

export const toEnroll = (counts: Counts): number => counts.new + counts.on_record + counts.returning

/** Why nothing can be enrolled yet; undefined when it can. */
export function whyNotEnroll(counts: Counts): string | undefined {
  if (counts.wrong > 0) {
    return counts.wrong === 1
      ? '1 row needs fixing. Fix it or skip it.'
      : `${counted(counts.wrong, 'row')} need fixing. Fix them or skip them.`
  }
  if (toEnroll(counts) > 0) return undefined
  return counts.enrolled > 0
    ? 'Everybody on this list is on the roster already.'
    : 'There is nobody to enroll on this list.'
}

/** "40 new, 3 came back"; empty when there is nothing to add to the number. */
export const importText = ({ created, returned }: Pick<RosterImport, 'created' | 'returned'>): string =>
  [created > 0 ? `${counted(created, 'new record')}` : '', returned > 0 ? `${returned} came back` : '']
    .filter(Boolean)
    .join(', ')

/** What taking an import back would do. */
export const rosterUndoText = ({ enrolled, created }: Pick<RosterImport, 'enrolled' | 'created'>): string =>
  `${counted(enrolled, 'learner')} would leave the roster${
    created > 0
      ? `, and ${created === 1 ? 'the record' : `the ${counted(created, 'record')}`} it made would be deleted, except where something was added since`
      : ''
  }. Scores of those who stay on record are kept.`

/** What taking an import back did. */
export const rosterUndoneText = (done: { removed: number; deleted: number; kept: number }): string =>
  [
    `${counted(done.removed, 'learner')} left the roster`,
    done.deleted > 0 ? `${counted(done.deleted, 'new record')} deleted` : '',
    done.kept > 0 ? `${counted(done.kept, 'record')} kept` : '',
  ]
    .filter(Boolean)
    .join(', ')
