import type { ImportPreview } from '@klasrum/contract/imports'
import { number } from '../../../lib/format.ts'
import { ImportRows, RowFacts } from '../../../ui/import/import-rows.tsx'
import { PreviewTabs } from '../../../ui/import/preview-tabs.tsx'
import { PlaceRow } from './place-row.tsx'
import { firstTab } from './preview-text.ts'

const states: { value: keyof ImportPreview['counts']; label: string; none: string }[] = [
  { value: 'new', label: 'New', none: 'No rows would be added.' },
  { value: 'changed', label: 'Changed', none: 'No rows would be changed.' },
  { value: 'skipped', label: 'Skipped', none: 'No rows are skipped.' },
  { value: 'wrong', label: 'Needs fixing', none: 'No row needs fixing.' },
]

/** What would happen, row by row. */
export const ImportPreviewTabs = ({
  preview: { counts, rows, unknown_columns },
}: {
  preview: ImportPreview
}) => (
  <PreviewTabs
    label="Rows of the file"
    states={states}
    counts={counts}
    first={firstTab(counts)}
    unknownColumns={unknown_columns}
  >
    {(state) => {
      const shown = rows.filter((row) => row.state === state)
      return (
        <>
          <ImportRows>
            {shown.map((row) => (
              <PlaceRow key={row.line} row={row} />
            ))}
          </ImportRows>
          {counts[state] > shown.length ? (
            <RowFacts>
              The first {number(shown.length)} of {number(counts[state])} rows are shown.
            </RowFacts>
          ) : null}
        </>
      )
    }}
  </PreviewTabs>
)
