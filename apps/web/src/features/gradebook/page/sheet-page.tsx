import type { ClassSummary } from '@klasrum/contract/classes'
import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Sheet } from '@klasrum/contract/sheets'
import { type ReactNode, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { type OthersRecord, QuarterChoice } from '../../classes/door.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import { type useFollowedSheet, useQuarterGrades } from './queries.ts'
import css from './sheet-page.module.css'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import type { WorkbookActs } from './sheet-tasks.tsx'
import { useSheetModel } from './use-sheet-model.ts'
import { Workplace } from './workplace.tsx'

type SheetPageProps = {
  klass: ClassSummary
  quarter: number
  read: ReturnType<typeof useFollowedSheet>
  /** The shape of a sheet stood in its place before. */
  isAwaited: boolean
  queue: SaveQueue | undefined
  /** The sheet alone: no header, no tools. */
  bare: boolean
  workbook: WorkbookActs
  others: OthersRecord
}

const noGrades: readonly QuarterGradeRow[] = []

/** The sheet once all of it is there; the quarter can be changed before. */
export function SheetPage(props: SheetPageProps) {
  const { klass, quarter, read, isAwaited, queue, bare, workbook, others } = props
  const { data: sheet } = read
  const isClosed = Boolean(sheet?.closed_at)
  const grades = useQuarterGrades(klass.id, quarter, isClosed)
  const closedGrades = isClosed ? grades.data : noGrades
  const [waited] = useState(isAwaited || !(sheet && closedGrades && queue))
  // A quarter that is closed while it is open goes on showing what it showed until the kept grades are there.
  const [opened, setOpened] = useState(false)
  if (sheet && closedGrades && queue && !opened) setOpened(true)
  const isThere = sheet && queue && opened
  const error = read.error ?? (isClosed ? grades.error : null)
  const waiting = (
    <Waiting klass={klass}>
      {error && !isThere ? (
        <ErrorState
          title={sayOr(error, 'Failed to load class record')}
          text="Your unsent scores are safe on this device."
          onRetry={() => void (read.error ? read : grades).refetch()}
        />
      ) : (
        <SheetSkeleton />
      )}
    </Waiting>
  )
  if (!isThere) return waiting
  return (
    <OpenedSheet
      {...{ sheet, queue, bare, workbook, others }}
      kept={closedGrades ?? noGrades}
      meanwhile={waited ? waiting : undefined}
    />
  )
}

type OpenedSheetProps = {
  sheet: Sheet
  kept: readonly QuarterGradeRow[]
  queue: SaveQueue
  bare: boolean
  workbook: WorkbookActs
  others: OthersRecord
  /** What stood there before, where something did: it stays until the sheet is drawn. */
  meanwhile: ReactNode
}

function OpenedSheet({ sheet, kept, queue, bare, workbook, others, meanwhile }: OpenedSheetProps) {
  const inSlices = meanwhile !== undefined
  const model = useSheetModel({ sheet, kept, queue, reading: others.reading, inSlices })
  return model ? <Workplace {...{ model, sheet, queue, bare, workbook, others }} /> : meanwhile
}

const Waiting = ({ klass, children }: { klass: ClassSummary; children: ReactNode }) => (
  <>
    <div className={css.toolbar}>
      <QuarterChoice klass={klass} />
    </div>
    <div className={css.alone}>{children}</div>
  </>
)
