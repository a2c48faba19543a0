import type { Sheet } from '@klasrum/contract/sheets'
import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPercentage,
  IconPlaylistAdd,
  IconPlus,
  IconRefresh,
  IconUpload,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { archivedReason, closedReason, periodText } from '../../classes/door.ts'
import { qaRefused, qaText } from '../items/item-kinds.ts'
import type { SheetRequest } from './sheet-request.ts'

export type SheetTask = {
  label: string
  icon: ReactNode
  onClick: () => void
  /** What it does, where its name alone does not say so. */
  note?: string
  /** Why it cannot be done. */
  refused?: string
}

/** What is done with the class record as a workbook. */
export type WorkbookActs = {
  /** What is given is waited for first. */
  exportExcel: (settled?: () => Promise<unknown>) => void
  exporting: boolean
  /** Why the last export brought no file. */
  problem: string | undefined
  importExcel: () => void
}

type SheetTasksOptions = {
  sheet: Sheet
  /** Another's record, which is read so far. */
  reading: boolean
  ask: (asked: SheetRequest) => void
  recalculate: () => void
  workbook: WorkbookActs
}

const readingReason = 'This is the record of somebody else. Press Edit below to change it.'

/** What can be done with the sheet as a whole; a button or an entry of a menu for each. */
export function sheetTasks({ sheet, ask, reading, recalculate, workbook }: SheetTasksOptions) {
  const { klass, quarter, items, closed_at } = sheet
  const others = reading ? readingReason : undefined
  const blockedReason = klass.archived_at ? archivedReason : others
  const shut = klass.archived_at ? archivedReason : closed_at ? closedReason(klass) : others
  const asking =
    (task: 'set-up' | 'add-item' | 'create-qa' | 'weights' | 'view' | 'history' | 'close' | 'reopen') => () =>
      ask({ task })
  return {
    addItem: { label: 'Add Item', icon: <IconPlus />, onClick: asking('add-item'), refused: shut },
    setUp: {
      label: 'Add several',
      icon: <IconPlaylistAdd />,
      onClick: asking('set-up'),
      note: 'Quizzes, tasks and tests in one step.',
      refused: shut,
    },
    createQa: {
      label: 'Create QA',
      icon: <IconPlus />,
      onClick: asking('create-qa'),
      note: qaText(klass.policy),
      refused: shut ?? qaRefused(klass.policy, items),
    },
    importExcel: {
      label: 'Import Excel',
      icon: <IconUpload />,
      onClick: workbook.importExcel,
      refused: blockedReason,
    },
    exportExcel: { label: 'Export Excel', icon: <IconDownload />, onClick: () => workbook.exportExcel() },
    recalculate: {
      label: 'Recalculate',
      icon: <IconRefresh />,
      onClick: recalculate,
      note: 'All grades once more. They follow every score by themselves.',
    },
    history: { label: 'History', icon: <IconHistory />, onClick: asking('history') },
    view: { label: 'View', icon: <IconAdjustmentsHorizontal />, onClick: asking('view') },
    weights: { label: 'Weights', icon: <IconPercentage />, onClick: asking('weights'), refused: shut },
    closing: closed_at
      ? {
          label: `Reopen ${periodText(klass, quarter)}`,
          icon: <IconLockOpen />,
          onClick: asking('reopen'),
          refused: blockedReason,
        }
      : {
          label: `Close ${periodText(klass, quarter)}`,
          icon: <IconLock />,
          onClick: asking('close'),
          note: 'Settles what is missing and keeps the grades as they are.',
          refused: blockedReason,
        },
  } satisfies Record<string, SheetTask>
}
export type SheetTasks = ReturnType<typeof sheetTasks>
