import type { Tier } from '@klasrum/points/tiers'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { counted, pesoText } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { rateText } from './tier-rows.ts'
import { useTierSection } from './use-tier-section.ts'

const most = 12
const tierText = ({ amount, points }: Tier) => `${pesoText(amount)} for ${counted(points, 'point')}`

export function TiersSection({ tiers }: { tiers: readonly Tier[] }) {
  const section = useTierSection(tiers)
  const { rows, faults, change, add, remove } = section
  return (
    <SectionCard
      id="tiers"
      title="Top-up amounts"
      note="An amount between two of them gets the rate of the smaller one."
      section={section}
      saveLabel="Save amounts"
    >
      <ul className={css.tiers}>
        {rows.map((row, at) => (
          <li key={row.key}>
            <TextField
              label="Amount in pesos"
              name={`tiers.${at}.amount`}
              inputMode="numeric"
              maxLength={6}
              value={row.amount}
              onChange={(amount) => change(row.key, { amount })}
              error={faults[`tiers.${at}.amount`]}
            />
            <TextField
              label="Points"
              name={`tiers.${at}.points`}
              inputMode="numeric"
              maxLength={7}
              value={row.points}
              onChange={(points) => change(row.key, { points })}
              error={faults[`tiers.${at}.points`]}
            />
            <p className={css.rate}>{rateText(row)}</p>
            <IconButton
              label={row.amount ? `Remove ₱${row.amount}` : 'Remove this amount'}
              icon={<IconTrash />}
              onClick={() => remove(row.key)}
              disabled={rows.length === 1}
            />
          </li>
        ))}
      </ul>
      {section.changed ? <p className={css.note}>Saved: {tiers.map(tierText).join(', ')}</p> : null}
      {faults.tiers ? <Notice tone="harm">{faults.tiers}</Notice> : null}
      <div>
        <Button size="sm" icon={<IconPlus />} onClick={add} disabled={rows.length >= most}>
          Add an amount
        </Button>
      </div>
    </SectionCard>
  )
}
