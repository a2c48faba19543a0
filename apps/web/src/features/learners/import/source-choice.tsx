import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { FileIntake } from '../../../ui/file-intake.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import css from './import.module.css'
import type { RosterImporting } from './use-roster-import.ts'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const rule = {
  types: ['text/csv', excel],
  endings: ['.csv', '.xlsx', '.xlsm', '.xls', '.ods', '.tsv', '.txt'],
  named: 'CSV or Excel (.xlsx, .xls)',
  bytes: 10 * 1024 * 1024,
}
const ways: { value: 'paste' | 'file'; label: string }[] = [
  { value: 'paste', label: 'Paste a list' },
  { value: 'file', label: 'Choose a file' },
]
const failed = 'The list could not be sent. Please try again.'

/** A pasted table, or a file: CSV, Excel, School Form 1. */
export function SourceChoice({ importing }: { importing: RosterImporting }) {
  const [way, setWay] = useState<'paste' | 'file'>('paste')
  return (
    <div className={css.body}>
      <Segmented
        label="Where the list comes from"
        value={way}
        onChange={(next) => {
          importing.sent.take(undefined)
          setWay(next)
        }}
        options={ways}
      />
      {way === 'paste' ? <Paste importing={importing} /> : <ChosenFile importing={importing} />}
    </div>
  )
}

function Paste({ importing: { sent, reading } }: { importing: RosterImporting }) {
  const [text, setText] = useState('')
  const send = () => {
    if (text.trim()) sent.take(new File([text], 'pasted.csv', { type: 'text/csv' }))
  }
  return (
    <>
      <Example />
      <TextAreaField
        label="Learners, one a line"
        name="list"
        value={text}
        onChange={setText}
        rows={12}
        hint="Copy the rows in Excel or Google Sheets, with the column names if there are some, and paste them here."
        autoFocus
      />
      {reading.error ? <Notice tone="harm">{sayOr(reading.error, failed)}</Notice> : null}
      <div>
        <Button
          kind="primary"
          working={reading.isPending && 'Reading...'}
          disabled={!text.trim()}
          onClick={send}
        >
          Check the list
        </Button>
      </div>
    </>
  )
}

const Example = () => (
  <table className={css.example}>
    <caption>Three columns, as in School Form 1 (SF1):</caption>
    <thead>
      <tr>
        <th scope="col">LRN</th>
        <th scope="col">Name</th>
        <th scope="col">Sex</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>136728140987</td>
        <td>Dela Cruz, Juan P.</td>
        <td>M</td>
      </tr>
      <tr>
        <td>136728140995</td>
        <td>Reyes, Ana L.</td>
        <td>F</td>
      </tr>
    </tbody>
  </table>
)

const ChosenFile = ({ importing: { sent } }: { importing: RosterImporting }) => (
  <FileIntake
    label="File with learners"
    choose="Choose a CSV or Excel file"
    rule={rule}
    hint="CSV, Excel (.xlsx, .xls) or School Form 1 (SF1), at most 10 MB and 1,000 learners."
    sent={sent}
    failed={failed}
  />
)
