import type { SessionUser } from '@klasrum/contract/accounts'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { StepLinksToCome } from '../../../ui/step-links.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { SignedInFrame } from '../../accounts/door.ts'
import {
  backToClasses,
  blankLine,
  ClassSteps,
  classTitle,
  keepsClasses,
  NoClassesForYou,
  OneClass,
  useClassId,
  useOthersRecord,
} from '../../classes/door.ts'
import { useQueue } from '../sending/use-queue.ts'
import { SaveStatus } from './save-status.tsx'
import css from './sheet-page.module.css'
import { SheetPage } from './sheet-page.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import type { WorkbookActs } from './sheet-tasks.tsx'
import { useOpenedSheet } from './use-opened-sheet.ts'

/** The grade sheet of one class and quarter, as wide and as high as the window. */
export function GradeSheet({ workbook }: { workbook: WorkbookActs }) {
  const id = useClassId()
  const { user } = useSession()
  if (!user) return null
  if (keepsClasses(user.role)) return <SheetOfClass key={id} id={id} user={user} workbook={workbook} />
  return (
    <SignedInFrame title="Grade sheet" back={backToClasses}>
      <NoClassesForYou />
    </SignedInFrame>
  )
}

type SheetOfClassProps = { id: number; user: SessionUser; workbook: WorkbookActs }

function SheetOfClass({ id, user, workbook }: SheetOfClassProps) {
  const { klass, quarter, read } = useOpenedSheet(id)
  const [awaited, setAwaited] = useState(klass ? undefined : quarter)
  if (awaited !== undefined && awaited !== quarter) setAwaited(undefined)
  const toCome = id > 0 && read.isPending
  const queue = useQueue(user.id)
  const narrow = useNarrow()
  const others = useOthersRecord(user, klass)
  const { values } = useUrlValues()
  const bare = values.full === '1' && !narrow && klass !== undefined
  return (
    <SignedInFrame
      fill
      bare={bare}
      title={klass ? classTitle(klass) : 'Grade sheet'}
      documentTitle={klass ? `Grade Sheet, ${classTitle(klass)}` : 'Grade sheet'}
      subtitle={
        queue && narrow && values.view === 'sheet' ? (
          <SaveStatus queue={queue} />
        ) : klass ? (
          `SY ${klass.school_year}`
        ) : toCome ? (
          blankLine
        ) : undefined
      }
      back={backToClasses}
      nav={klass ? <ClassSteps klass={klass} step="sheet" /> : toCome ? <StepLinksToCome /> : undefined}
      status={queue && !narrow ? <SaveStatus queue={queue} /> : undefined}
    >
      <OneClass
        id={id}
        read={klass ? { ...read, data: { klass } } : read}
        failed="Failed to load class record"
        bones={
          <div className={css.alone}>
            <SheetSkeleton />
          </div>
        }
      >
        {(known) => (
          <SheetPage
            key={quarter}
            klass={known}
            quarter={quarter}
            read={read}
            isAwaited={awaited === quarter}
            queue={queue}
            bare={bare}
            workbook={workbook}
            others={others}
          />
        )}
      </OneClass>
    </SignedInFrame>
  )
}
