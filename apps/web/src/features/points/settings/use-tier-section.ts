import type { Tier } from '@klasrum/points/tiers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/use-form.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type TierRow, tierFieldsOf, tierRowsOf, tiersOf } from './tier-rows.ts'
import { keepSettings, versionOf } from './use-settings.ts'
import { wholeNumber } from './whole-number.ts'

const checks = { amount: wholeNumber(1, 100_000), points: wholeNumber(1, 1_000_000) }

const checksFor = (rows: readonly TierRow[]) =>
  Object.fromEntries(
    rows.flatMap((_, at) => [
      [`tiers.${at}.amount`, checks.amount],
      [`tiers.${at}.points`, checks.points],
    ]),
  )

/** The list is typed and saved as a whole. */
export function useTierSection(tiers: readonly Tier[]) {
  const client = useQueryClient()
  const saved = tierRowsOf(tiers)
  const [typed, setTyped] = useState<TierRow[]>()
  const rows = typed ?? saved
  const fields = tierFieldsOf(rows)
  const discard = () => setTyped(undefined)
  const form = useForm({
    fields,
    checks: checksFor(rows),
    send: () =>
      call('PATCH /api/admin/settings', { body: { version: versionOf(client), tiers: tiersOf(rows) } }),
    onSent: (reply) => {
      keepSettings(client, reply)
      discard()
      toast({ tone: 'done', title: 'Top-up amounts saved' })
    },
  })
  return {
    ...form,
    rows,
    changed: fields.tiers !== tierFieldsOf(saved).tiers,
    discard,
    change: (key: number, part: Partial<TierRow>) =>
      setTyped(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    add: () =>
      setTyped([...rows, { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), amount: '', points: '' }]),
    remove: (key: number) => setTyped(rows.filter((row) => row.key !== key)),
  }
}
