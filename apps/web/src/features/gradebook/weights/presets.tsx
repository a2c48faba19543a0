import type { Preset } from '@klasrum/grading/presets'
import type { ComponentWeights } from '@klasrum/grading/quarter-grade'
import { IconCheck } from '@tabler/icons-react'
import css from './weights.module.css'

type PresetsProps = {
  label: string
  presets: readonly Preset[]
  now: ComponentWeights
  onTake: (weights: ComponentWeights) => void
}

const isSame = (a: ComponentWeights, b: ComponentWeights) => a.ww === b.ww && a.pt === b.pt && a.qa === b.qa

/** What the orders give for each learning area. Taking one fills the fields; saving is another step. */
export const Presets = ({ label, presets, now, onTake }: PresetsProps) => (
  <ul className={css.presets} aria-label={label}>
    {presets.map(({ name, weights }) => {
      const taken = isSame(weights, now)
      return (
        <li key={name}>
          <button type="button" className={css.preset} aria-pressed={taken} onClick={() => onTake(weights)}>
            <span>{name}</span>
            <b>
              {weights.ww} · {weights.pt} · {weights.qa}
            </b>
            {taken ? <IconCheck size={16} aria-hidden /> : null}
          </button>
        </li>
      )
    })}
  </ul>
)
