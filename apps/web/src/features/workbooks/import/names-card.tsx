import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ImportRows } from '../../../ui/import/import-rows.tsx'
import { useClassRecord } from '../../classes/door.ts'
import css from './import.module.css'
import { ImportNameRow } from './name-row.tsx'
import { likelyNames, type Name } from './preview-parts.ts'
import type { WorkbookImporting } from './use-workbook-import.ts'

type NamesCardProps = { klass: ClassSummary; preview: WorkbookPreview; importing: WorkbookImporting }

/** Who the names of the file are: those in doubt first, those left out on demand. */
export function NamesCard({ klass, preview: { names, counts }, importing }: NamesCardProps) {
  const { chosen, choose, waiting } = importing
  const { data } = useClassRecord(klass.id)
  const placed = names.map((name, place) => ({ name, place }))
  // A row stays where it was while it is decided about, and so does the focus in it.
  const [doubted, setDoubted] = useState<ReadonlySet<number>>(new Set())
  const doubts = placed.filter(({ name, place }) => name.state === 'to_confirm' && !doubted.has(place))
  if (doubts.length > 0) setDoubted(new Set([...doubted, ...doubts.map(({ place }) => place)]))
  const asked = placed.filter(({ place }) => doubted.has(place))
  const out = placed.filter(
    ({ name, place }) => !doubted.has(place) && (isOut(name) || place in chosen.names),
  )
  if (asked.length + out.length === 0) return null
  const likely = likelyNames(names)
  const likelyCount = Object.keys(likely).length
  const taken = new Set(names.flatMap(({ student_id, state }) => (state === 'matched' ? student_id : null)))
  const free = (data?.enrollments ?? [])
    .map(({ student }) => ({ student_id: student.id, listed_name: student.listed_name }))
    .filter(({ student_id }) => !taken.has(student_id))
  const rows = (list: typeof placed) => (
    <ImportRows edge>
      {list.map(({ name, place }) => (
        <ImportNameRow
          key={place}
          name={name}
          said={waiting.names[place]}
          free={free}
          onChoose={(student_id) => choose({ names: { [place]: student_id } })}
        />
      ))}
    </ImportRows>
  )
  return (
    <Card as="section" aria-labelledby="names">
      <CardHead>
        <div>
          <h2 id="names">{asked.length > 0 ? 'Names to confirm' : 'Names'}</h2>
          <p className={css.lead} role="status">
            {counts.to_confirm > 0
              ? `${counted(counts.to_confirm, 'name')} may be somebody else's.`
              : 'No name is in doubt.'}
          </p>
        </div>
        {likelyCount > 0 ? (
          <Button size="sm" icon={<IconCheck />} onClick={() => choose({ names: likely })}>
            Confirm {likelyCount === 1 ? 'the likely one' : `all ${likelyCount} likely ones`}
          </Button>
        ) : null}
      </CardHead>
      {asked.length > 0 ? rows(asked) : null}
      {out.length > 0 ? (
        <details className={css.more}>
          <summary>
            {counted(out.length, 'name')} of the file {out.length === 1 ? 'is' : 'are'} not on the roster
          </summary>
          {rows(out)}
        </details>
      ) : null}
    </Card>
  )
}

const isOut = ({ state }: Name): boolean => state === 'unknown' || state === 'left_out'
