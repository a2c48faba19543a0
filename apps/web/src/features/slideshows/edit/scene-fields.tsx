import { TextField } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { layoutNames, type SceneLayout } from '../show-text.ts'
import css from './edit.module.css'
import { PointFields } from './point-fields.tsx'
import { RowFields } from './row-fields.tsx'
import type { SceneDraft } from './script.ts'

type SceneFieldsProps = { draft: SceneDraft; onChange: (part: Partial<SceneDraft>) => void; checked: boolean }

const inRows = (layout: SceneLayout): boolean => layout === 'table' || layout === 'comparison'

/** A picture comes with the lesson file: it cannot be put on a slide that has none. */
const layoutsFor = ({ picture }: SceneDraft) =>
  (Object.keys(layoutNames) as SceneLayout[])
    .filter((layout) => layout !== 'picture' || picture)
    .map((value) => ({ value, label: layoutNames[value] }))

export function SceneFields({ draft, onChange, checked }: SceneFieldsProps) {
  const { layout, heading, narration, rows } = draft
  return (
    <div className={css.fields}>
      <SelectField
        label="Layout"
        name="layout"
        value={layout}
        options={layoutsFor(draft)}
        onChange={(chosen) =>
          onChange({
            layout: chosen,
            rows:
              inRows(chosen) && rows.length === 0
                ? [
                    ['', ''],
                    ['', ''],
                  ]
                : rows,
          })
        }
      />
      <TextField
        label="Heading"
        name="heading"
        autoComplete="off"
        maxLength={200}
        value={heading}
        onChange={(typed) => onChange({ heading: typed })}
      />
      {rows.length > 0 ? <RowFields rows={rows} onChange={(next) => onChange({ rows: next })} /> : null}
      <PointFields points={draft.points} onChange={(points) => onChange({ points })} />
      <TextAreaField
        label="What is said"
        name="narration"
        hint="Explain what the slide shows; do not only read it."
        rows={6}
        maxLength={6_000}
        value={narration}
        onChange={(typed) => onChange({ narration: typed })}
        error={checked && !narration.trim() ? 'Please fill in this field.' : undefined}
      />
      {layout === 'check' ? (
        <NumberField
          label="Pause in seconds"
          hint="0 to 30, for learners to think"
          value={draft.pause_seconds}
          least={0}
          most={30}
          blank={0}
          onChange={(pause_seconds) => onChange({ pause_seconds })}
        />
      ) : null}
    </div>
  )
}
