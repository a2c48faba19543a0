import { TextField } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import css from './settings.module.css'
import { singleSessionOnly } from './show-rules.ts'
import type { WishForm } from './use-wish.ts'

/** The slide show, which goes with a single session only. */
export function ShowFields({ form: { wish, change, setShow } }: { form: WishForm }) {
  return (
    <fieldset className={css.part}>
      <legend className={css.hidden}>Slide Show</legend>
      <Switch
        label="Slide Show"
        on={wish.show}
        onChange={setShow}
        hint={wish.sessions === 1 ? undefined : singleSessionOnly}
        spread
      />
      {wish.show ? (
        <>
          <NumberField
            label="Duration in minutes"
            hint="1 to 50, recommended 30 to 45"
            value={wish.minutes}
            least={1}
            most={50}
            blank={45}
            onChange={(minutes) => change({ minutes })}
          />
          <TextField
            label="Title"
            name="slideshow_title"
            placeholder="Slide Show"
            autoComplete="off"
            maxLength={120}
            value={wish.title}
            onChange={(title) => change({ title })}
          />
        </>
      ) : null}
    </fieldset>
  )
}
