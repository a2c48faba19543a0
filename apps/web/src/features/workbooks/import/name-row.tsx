import { IconCheck, IconHelp, IconUserOff } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ImportRow } from '../../../ui/import/import-rows.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import type { Name } from './preview-parts.ts'

type Learner = Name['suggestions'][number]

type NameRowProps = {
  name: Name
  /** What was said of it and is not answered yet. */
  said?: number | null
  /** Learners of the roster that no other name stands for. */
  free: readonly Learner[]
  onChoose: (student: number | null) => void
}

const open = 'open'
const out = 'out'

export function ImportNameRow({ name, said, free, onChoose }: NameRowProps) {
  const { suggestions, state, student_id, listed_name } = name
  const current: Learner[] = student_id && listed_name ? [{ student_id, listed_name }] : []
  const likely = [...current, ...suggestions].filter(isFirst)
  const others = free.filter((each) => likely.every(({ student_id: known }) => known !== each.student_id))
  const options = [
    ...(state === 'to_confirm' ? [{ value: open, label: 'Choose who this is' }] : []),
    ...[...likely, ...others].map((each) => ({ value: String(each.student_id), label: each.listed_name })),
    { value: out, label: 'Skip' },
  ]
  const value =
    said !== undefined ? String(said ?? out) : state === 'to_confirm' ? open : String(student_id ?? out)
  const [only, second] = suggestions
  return (
    <ImportRow
      name={name.name}
      place={name.lrn ? `LRN ${name.lrn}` : undefined}
      acts={
        <>
          {value === open && only && !second ? (
            <Button size="sm" icon={<IconCheck />} onClick={() => onChoose(only.student_id)}>
              It is {only.listed_name}
            </Button>
          ) : null}
          <SmallSelect
            label={`Who ${name.name} is`}
            value={value}
            onChange={(next) => {
              if (next !== open) onChoose(next === out ? null : Number(next))
            }}
            options={options}
          />
        </>
      }
    >
      <NameState value={value} />
    </ImportRow>
  )
}

const isFirst = ({ student_id }: Learner, at: number, all: readonly Learner[]): boolean =>
  all.findIndex((each) => each.student_id === student_id) === at

function NameState({ value }: { value: string }) {
  if (value === open)
    return (
      <Badge tone="care" icon={<IconHelp />}>
        To confirm
      </Badge>
    )
  return value === out ? (
    <Badge tone="plain" icon={<IconUserOff />}>
      Skipped
    </Badge>
  ) : (
    <Badge tone="done" icon={<IconCheck />}>
      Confirmed
    </Badge>
  )
}
