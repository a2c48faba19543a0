import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview as Preview } from '@klasrum/contract/workbooks'
import { useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Card } from '../../../ui/card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { periodText } from '../../classes/door.ts'
import { DecisionBar } from './decision-bar.tsx'
import { FileCard } from './file-card.tsx'
import css from './import.module.css'
import { NamesCard } from './names-card.tsx'
import { QuarterPanel } from './quarter-panel.tsx'
import { SheetPointing } from './sheet-pointing.tsx'
import type { WorkbookImporting } from './use-workbook-import.ts'

type WorkbookPreviewProps = {
  klass: ClassSummary
  preview: Preview
  importing: WorkbookImporting
  onWrite: () => void
}

/** What would happen, names first, then each quarter cell by cell. */
export function WorkbookPreviewPanel({ klass, preview, importing, onWrite }: WorkbookPreviewProps) {
  const [isPointing, setPointing] = useState(preview.kind === 'unknown')
  return (
    <div className={css.preview} aria-busy={importing.choosing.isPending || undefined}>
      <FileCard preview={preview} isPointing={isPointing} onPoint={() => setPointing(true)} />
      {isPointing ? <SheetPointing klass={klass} preview={preview} importing={importing} /> : null}
      <NamesCard klass={klass} preview={preview} importing={importing} />
      <Quarters klass={klass} preview={preview} importing={importing} />
      <DecisionBar preview={preview} importing={importing} onWrite={onWrite} />
    </div>
  )
}

const differs = ({ columns, cells, grades }: Preview, quarter: number): number =>
  cells.filter(({ column, state }) => state !== 'missing' && columns[column]?.quarter === quarter).length +
  grades.filter((grade) => grade.quarter === quarter).length

/** Every quarter of the file has a tab; the one that the address names, or else the first that brings something. */
function Quarters({ klass, preview, importing }: Omit<WorkbookPreviewProps, 'onWrite'>) {
  const { values, change } = useUrlValues()
  const { quarters } = preview
  const of =
    quarters.find(({ quarter }) => String(quarter) === values.quarter) ??
    quarters.find(({ quarter }) => differs(preview, quarter) > 0) ??
    quarters[0]
  if (!of) return null
  return (
    <Card pad as="section" aria-labelledby="differences">
      <h2 id="differences" className={css.title}>
        What would happen
      </h2>
      <Tabs
        label="Quarters of the file"
        value={String(of.quarter)}
        onChange={(quarter) => change({ quarter, show: '' }, { replace: true })}
        tabs={quarters.map(({ quarter }) => ({
          value: String(quarter),
          label: periodText(klass, quarter),
          count: differs(preview, quarter),
        }))}
      >
        <QuarterPanel klass={klass} preview={preview} of={of} importing={importing} />
      </Tabs>
    </Card>
  )
}
