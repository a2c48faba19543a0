import type { ImportPreview } from '@klasrum/contract/imports'
import { useState } from 'react'
import { number } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import css from './import.module.css'
import { ImportRow } from './import-row.tsx'
import { firstTab } from './preview-text.ts'

type State = keyof ImportPreview['counts']

const tabs: { value: State; label: string; none: string }[] = [
  { value: 'new', label: 'New', none: 'No rows would be added.' },
  { value: 'changed', label: 'Changed', none: 'No rows would be changed.' },
  { value: 'skipped', label: 'Skipped', none: 'No rows are skipped.' },
  { value: 'wrong', label: 'Needs fixing', none: 'No row needs fixing.' },
]

/** What would happen, row by row. */
export function ImportPreviewTabs({ preview }: { preview: ImportPreview }) {
  const { counts, unknown_columns: unknown } = preview
  const [tab, setTab] = useState<State>(() => firstTab(counts))
  const rows = preview.rows.filter(({ state }) => state === tab)
  const none = tabs.find(({ value }) => value === tab)?.none
  return (
    <div>
      {unknown.length > 0 ? (
        <div className={css.unknown}>
          <Notice tone="info" title="Columns that are not used">
            {unknown.join(', ')}
          </Notice>
        </div>
      ) : null}
      <Tabs
        label="Rows of the file"
        value={tab}
        onChange={setTab}
        tabs={tabs.map(({ value, label }) => ({ value, label, count: counts[value] }))}
      >
        {rows.length > 0 ? (
          <ol className={css.rows}>
            {rows.map((row) => (
              <ImportRow key={row.line} row={row} />
            ))}
          </ol>
        ) : (
          <p className={css.none}>{none}</p>
        )}
        {counts[tab] > rows.length && rows.length > 0 ? (
          <p className={css.none}>
            The first {number(rows.length)} of {number(counts[tab])} rows are shown.
          </p>
        ) : null}
      </Tabs>
    </div>
  )
}
