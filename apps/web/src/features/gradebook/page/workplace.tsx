import type { Sheet } from '@klasrum/contract/sheets'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { OthersRecord } from '../../classes/door.ts'
import type { CardRequest } from '../history/cell-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { OneItem } from '../phone/one-item.tsx'
import { PhoneTools } from '../phone/phone-tools.tsx'
import type { SaveQueue } from '../queue/save-queue.ts'
import { sentOrStuck } from '../queue/sent-or-stuck.ts'
import { Banners } from './banners.tsx'
import { FullBar } from './full-bar.tsx'
import { GridView } from './grid-view.tsx'
import { NothingYet } from './nothing-yet.tsx'
import css from './sheet-page.module.css'
import type { SheetRequest } from './sheet-request.ts'
import { sheetTasks, type WorkbookActs } from './sheet-tasks.tsx'
import { Toolbar } from './toolbar.tsx'
import { useArrangement } from './use-arrangement.ts'
import { loadCellCard, loadSheetDialog, useAtHand } from './use-at-hand.ts'
import { useHelpKey } from './use-help-key.ts'
import { useRecalculate } from './use-recalculate.ts'

const SheetDialog = lazy(async () => ({ default: (await loadSheetDialog()).SheetDialog }))
const CellCard = lazy(async () => ({ default: (await loadCellCard()).CellCard }))

type WorkplaceProps = {
  model: SheetModel
  sheet: Sheet
  queue: SaveQueue
  bare: boolean
  workbook: WorkbookActs
  others: OthersRecord
}

/** The sheet with its tools and all that is asked of it. */
export function Workplace({ model, sheet, queue, bare, workbook, others }: WorkplaceProps) {
  const { klass, quarter } = sheet
  const { values, change } = useUrlValues()
  const narrow = useNarrow()
  const [asked, ask] = useState<SheetRequest>()
  const [card, showCard] = useState<CardRequest>()
  const unsent = useMemo(() => queue.sheet(klass.id, quarter), [queue, klass.id, quarter])
  const { order, showsDropped } = useArrangement()
  const recalculate = useRecalculate(klass, quarter)
  const tasks = sheetTasks({
    sheet,
    ask,
    reading: others.reading,
    recalculate: () => recalculate.mutate(),
    workbook: { ...workbook, exportExcel: () => workbook.exportExcel(() => sentOrStuck(unsent)) },
  })
  useAtHand()
  useHelpKey(() => ask({ task: 'shortcuts' }))
  useEffect(() => {
    if (model.layout.view().order !== order) model.layout.setOrder(order)
    if (model.layout.view().showsDropped !== showsDropped) model.layout.setShowsDropped(showsDropped)
  }, [model, order, showsDropped])

  const isEmpty = sheet.items.length === 0 || sheet.learners.every(({ dropped }) => dropped)
  const setFull = (full: boolean) => change({ full: full ? '1' : '' }, { replace: true })
  return (
    <>
      {narrow ? (
        <PhoneTools sheet={sheet} tasks={tasks} isEmpty={isEmpty} exporting={workbook.exporting} />
      ) : bare ? (
        <FullBar klass={klass} quarter={quarter} queue={queue} onLeave={() => setFull(false)} />
      ) : (
        <Toolbar
          klass={klass}
          model={model}
          tasks={tasks}
          isEmpty={isEmpty}
          recalculating={recalculate.isPending}
          exporting={workbook.exporting}
          onFull={() => setFull(true)}
        />
      )}
      <Banners
        model={model}
        sheet={sheet}
        queue={queue}
        unsent={unsent}
        noExport={workbook.problem}
        others={others}
        ask={ask}
      />
      {isEmpty ? (
        <div className={css.alone}>
          <NothingYet sheet={sheet} addItem={tasks.addItem} setUp={tasks.setUp} />
        </div>
      ) : narrow && values.view !== 'sheet' ? (
        <OneItem model={model} sheet={sheet} queue={queue} onCard={showCard} />
      ) : (
        <GridView model={model} sheet={sheet} ask={ask} onCard={showCard} />
      )}
      <Suspense>
        {asked ? (
          <SheetDialog
            model={model}
            sheet={sheet}
            unsent={unsent}
            asked={asked}
            onClose={() => ask(undefined)}
          />
        ) : null}
        {card ? (
          <CellCard
            sheet={model}
            transmuted={klass.transmuted}
            asked={card}
            onClose={() => showCard(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
