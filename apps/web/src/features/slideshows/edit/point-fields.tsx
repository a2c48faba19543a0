import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import css from './edit.module.css'

type PointFieldsProps = { points: readonly string[]; onChange: (points: string[]) => void }

const most = 8

/** The lines on a slide. */
export function PointFields({ points, onChange }: PointFieldsProps) {
  return (
    <fieldset className={css.points}>
      <legend>On the slide</legend>
      {points
        .map((point, at) => ({ point, at }))
        .map(({ point, at }) => (
          <div key={at} className={css.point}>
            <TextField
              label={`Line ${at + 1}`}
              name={`point-${at}`}
              autoComplete="off"
              maxLength={300}
              value={point}
              onChange={(typed) => onChange(points.map((each, place) => (place === at ? typed : each)))}
            />
            <IconButton
              label={`Remove line ${at + 1}`}
              icon={<IconTrash />}
              onClick={() => onChange(points.filter((_, place) => place !== at))}
            />
          </div>
        ))}
      {points.length < most ? (
        <div>
          <Button size="sm" icon={<IconPlus />} onClick={() => onChange([...points, ''])}>
            Add line
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
