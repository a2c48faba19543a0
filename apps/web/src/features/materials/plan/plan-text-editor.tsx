import type { PlanField } from '@klasrum/contract/run-documents'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import type { DocumentChange, DocumentProblem } from '../results/use-document-change.ts'
import css from './plan.module.css'

type PlanTextEditorProps = {
  field: PlanField
  text: string
  change: DocumentChange
  /** By the teacher just now, and not because it was typed before. */
  isOpened: boolean
  onType: (text: string) => void
  onSaved: () => void
  onCancel: () => void
}

const focusAtEnd = (area: HTMLTextAreaElement | null): void => {
  area?.focus({ preventScroll: true })
  // On a phone the column is wider than what is seen of the table.
  area?.form?.scrollIntoView({ block: 'nearest', inline: 'center' })
  area?.setSelectionRange(area.value.length, area.value.length)
}

const lettersInRow = 36

/** For browsers whose fields do not grow with what is typed. */
const rowsFor = (text: string): number => {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lettersInRow)))
  return Math.min(
    14,
    rows.reduce((sum, count) => sum + count, 0),
  )
}

/** A text of the plan while it is typed. It stays until the server has taken it, or the teacher leaves it. */
export function PlanTextEditor(props: PlanTextEditorProps) {
  const { field, text, change, isOpened, onType, onSaved, onCancel } = props
  const { id, label, lines, most, sessions } = field
  const [meant, setMeant] = useState(id)
  const [problem, setProblem] = useState<DocumentProblem>()
  const sending = useRef(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const found = await change.apply({ verb: 'text', text_id: meant, lines: text.split('\n') })
    sending.current = false
    setProblem(found)
    if (!found) onSaved()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form className={css.editor} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      <TextAreaField
        ref={isOpened ? focusAtEnd : undefined}
        label={label}
        name={id}
        rows={rowsFor(text)}
        maxLength={most ?? 20_000}
        value={text}
        onChange={onType}
        error={problem?.faults[0]?.message}
      />
      {sessions.length > 0 ? (
        <SmallSelect
          label={`Where it is written: ${label}`}
          value={meant}
          onChange={setMeant}
          options={[
            { value: id, label: 'In all sessions' },
            ...sessions.map((session) => ({ value: session.id, label: `Only in ${session.label}` })),
          ]}
        />
      ) : null}
      {problem && problem.faults.length === 0 ? (
        <div role="alert" className={css.problem}>
          <p>{problem.says}</p>
          {problem.stale ? <p>Now it reads: “{lines.join(' ')}”</p> : null}
        </div>
      ) : null}
      <div className={css.buttons}>
        <Button kind="primary" size="sm" type="submit" working={change.busyText === meant && 'Saving...'}>
          Save
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
