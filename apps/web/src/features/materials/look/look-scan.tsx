import type { LookScan } from '@klasrum/contract/looks'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Meter } from '../../../ui/meter.tsx'
import css from './look.module.css'
import { aboutTime } from './look-text.ts'
import type { TypedLine } from './use-scans.ts'

/** How long it will take, and how far it is. */
export function ReadingScan({ scan, name }: { scan: LookScan; name: string }) {
  const { pages, read, seconds } = scan
  return (
    <div className={css.part}>
      <p>
        <b>{counted(pages, 'scanned page')}</b>, {aboutTime(seconds)}
        {read > 0 ? ' more' : ''}
      </p>
      <Meter label={`Reading ${name}`} value={(read / pages) * 100} />
      <p className={css.note} role="status">
        {read === 0 ? 'Reading the first page.' : `${read} of ${counted(pages, 'page')} read.`} The pages are
        pictures, so their letters are read one by one.
      </p>
    </div>
  )
}

/** Seen at a time: more are not looked at with care. */
const atOnce = 6

type UnsureLinesProps = {
  place: number
  scan: LookScan
  isSaving: boolean
  onSave: (lines: readonly TypedLine[]) => void
}

const keyOf = ({ page, line }: TypedLine): string => `${page}-${line}`

/** Lines that were not read clearly, each beside its picture. */
export function UnsureLines({ place, scan, isSaving, onSave }: UnsureLinesProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const { unsure } = scan
  if (unsure.length === 0) return null
  const shown = unsure.slice(0, atOnce)
  const textOf = (line: TypedLine) => typed[keyOf(line)] ?? line.text
  return (
    <div className={css.part}>
      <h4>Lines that were not read clearly: {unsure.length}</h4>
      <p className={css.note}>
        Nothing is made of them before you have seen them. Correct what is wrong; a blank line is left out.
      </p>
      <ul className={css.unsure}>
        {shown.map((line) => (
          <li key={keyOf(line)}>
            <img src={`data:image/png;base64,${line.picture}`} alt={`The line on page ${line.page}`} />
            <TextField
              label={`Page ${line.page}`}
              name={`line-${place}-${keyOf(line)}`}
              autoComplete="off"
              maxLength={2_000}
              value={textOf(line)}
              onChange={(text) => setTyped({ ...typed, [keyOf(line)]: text })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          kind="primary"
          working={isSaving && 'Saving...'}
          onClick={() =>
            onSave(shown.map(({ page, line, text }) => ({ page, line, text: textOf({ page, line, text }) })))
          }
        >
          {shown.length === 1 ? 'Use this line' : `Use these ${shown.length} lines`}
        </Button>
      </div>
    </div>
  )
}
