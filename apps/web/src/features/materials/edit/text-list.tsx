import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { placed } from '../../../lib/placed.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import css from './edit.module.css'

type TextListProps = {
  legend: string
  /** Names one of them, such as "Option". */
  one: string
  hint?: string
  values: readonly string[]
  least: number
  most: number
  maxLength: number
  onChange: (values: string[]) => void
  /** Where taking one away touches more than the list. */
  onRemove?: (place: number) => void
  onAdd?: () => void
  fault: (place: number) => string | undefined
  /** Stands before the text, such as whether it is the answer. */
  before?: (place: number) => ReactNode
}

/** Texts under each other, to be changed, added and taken away within their bounds. */
export function TextList(props: TextListProps) {
  const { legend, one, hint, values, least, most, maxLength, onChange, fault, before } = props
  const remove = props.onRemove ?? ((place: number) => onChange(values.filter((_, at) => at !== place)))
  const add = props.onAdd ?? (() => onChange([...values, '']))
  return (
    <fieldset className={css.list}>
      <legend>{legend}</legend>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      {placed(values).map(({ each, place }) => (
        <div key={place} className={css.entry} data-led={before ? true : undefined}>
          {before?.(place)}
          <TextField
            label={`${one} ${place + 1}`}
            name={`${one}-${place}`}
            autoComplete="off"
            maxLength={maxLength}
            value={each}
            onChange={(text) => onChange(values.map((value, at) => (at === place ? text : value)))}
            error={fault(place)}
          />
          <IconButton
            label={`Remove ${one.toLowerCase()} ${place + 1}`}
            icon={<IconTrash />}
            aria-disabled={values.length <= least || undefined}
            onClick={values.length <= least ? undefined : () => remove(place)}
          />
        </div>
      ))}
      {values.length < most ? (
        <div>
          <Button size="sm" icon={<IconPlus />} onClick={add}>
            Add {one.toLowerCase()}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
