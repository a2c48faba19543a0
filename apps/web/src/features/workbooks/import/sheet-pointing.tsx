import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { policyOf } from '@klasrum/grading/policies'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { periodText } from '../../classes/door.ts'
import css from './import.module.css'
import points from './pointing.module.css'
import { type PointingDraft, pointingDraftOf, pointingFrom, whyNotRead } from './pointing-parts.ts'
import { SheetTable } from './sheet-table.tsx'
import type { WorkbookImporting } from './use-workbook-import.ts'
import { workbookKeys } from './workbook-keys.ts'

type SheetPointingProps = { klass: ClassSummary; preview: WorkbookPreview; importing: WorkbookImporting }

/** Where the names and scores of a sheet stand, said by the teacher, when it was not found or found wrongly. */
export function SheetPointing({ klass, preview, importing }: SheetPointingProps) {
  const [place, setPlace] = useState(() => likeliest(preview))
  const { sheets } = preview
  const shown = useQuery({
    queryKey: workbookKeys.sheet(klass.id, preview.id, place),
    queryFn: () =>
      call('GET /api/education/classes/{id}/workbook/{preview_id}/sheets/{sheet}', {
        params: { id: klass.id, preview_id: preview.id, sheet: place },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Card as="section" aria-labelledby="pointing">
      <CardHead>
        <div>
          <h2 id="pointing">Point at names and scores</h2>
          <p className={css.lead}>
            Say what each column holds, which row has the first learner and which the highest possible scores.
          </p>
        </div>
      </CardHead>
      <div className={points.body}>
        {sheets.length > 1 ? (
          <div className={points.choice}>
            <SelectField
              name="sheet"
              label="Sheet"
              value={String(place)}
              onChange={(next) => setPlace(Number(next))}
              options={sheets.map((name, at) => ({ value: String(at), label: name || `Sheet ${at + 1}` }))}
            />
          </div>
        ) : null}
        {shown.data ? (
          <SheetDraft
            key={`${place} ${shown.dataUpdatedAt}`}
            klass={klass}
            place={place}
            sheet={shown.data}
            importing={importing}
          />
        ) : shown.error ? (
          <ErrorState title={sayOr(shown.error, 'The sheet could not be loaded.')} text="" />
        ) : (
          <Skeleton lines={6} height="1.5rem" />
        )}
      </div>
    </Card>
  )
}

/** The first that was read, or else the first. */
const likeliest = ({ sheets, quarters }: WorkbookPreview): number =>
  Math.max(0, sheets.indexOf(quarters[0]?.sheet ?? ''))

type Sheet = Parameters<typeof SheetTable>[0]['sheet']
type SheetDraftProps = {
  klass: ClassSummary
  place: number
  sheet: Sheet
  importing: WorkbookImporting
}

function SheetDraft({ klass, place, sheet, importing }: SheetDraftProps) {
  const { periods } = policyOf(klass.policy)
  const [draft, setDraft] = useState<PointingDraft>(() =>
    pointingDraftOf(sheet.pointing, klass.current_quarter),
  )
  const { pointing } = importing
  const why = whyNotRead(draft)
  const quarters = Array.from({ length: periods }, (_, at) => at + 1)
  return (
    <>
      <div className={points.choice}>
        <SelectField
          name="period"
          label={`Which ${policyOf(klass.policy).period.toLowerCase()} the sheet is of`}
          value={String(draft.quarter)}
          onChange={(next) => setDraft({ ...draft, quarter: Number(next) })}
          options={quarters.map((quarter) => ({ value: String(quarter), label: periodText(klass, quarter) }))}
        />
      </div>
      <SheetTable sheet={sheet} draft={draft} ofTerms={periods === 3} onChange={setDraft} />
      {pointing.error ? (
        <Notice tone="harm">{sayOr(pointing.error, 'This could not be read. Please try again.')}</Notice>
      ) : null}
      <div className={points.acts}>
        <p className={why ? css.whyNot : css.beside} role="status">
          {why ?? ''}
        </p>
        <Button
          kind="primary"
          aria-disabled={why || pointing.isPending ? true : undefined}
          working={pointing.isPending && 'Reading...'}
          onClick={why || pointing.isPending ? undefined : () => pointing.mutate(pointingFrom(draft, place))}
        >
          Read the sheet this way
        </Button>
      </div>
    </>
  )
}
