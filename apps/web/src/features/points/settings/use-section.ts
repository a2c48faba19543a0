import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Input } from '../../../lib/call.ts'
import type { Checks } from '../../../lib/field-checks.ts'
import { useForm } from '../../../lib/use-form.ts'
import { toast } from '../../../ui/toasts.tsx'
import { keepSettings, versionOf } from './use-settings.ts'

type Part = Omit<Input<'PATCH /api/admin/settings'>['body'], 'version'>

type SectionPlan<F> = {
  /** The fields as they are saved, named by their paths in the request: `prices.SESSION`. */
  saved: F
  checks: Checks<F>
  partOf: (fields: F) => Part
  savedTitle: string
}

/** One part of the settings that is saved on its own. What is typed lies over what is saved and outlives a reload. */
export function useSection<F extends Record<string, string>>({
  saved,
  checks,
  partOf,
  savedTitle,
}: SectionPlan<F>) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Partial<F>>({})
  const fields: F = { ...saved, ...typed }
  const discard = () => setTyped({})
  const form = useForm({
    fields,
    checks,
    send: (sent) =>
      call('PATCH /api/admin/settings', { body: { version: versionOf(client), ...partOf(sent) } }),
    onSent: (reply) => {
      keepSettings(client, reply)
      discard()
      toast({ tone: 'done', title: savedTitle })
    },
  })
  const bind = (name: keyof F & string) => ({
    name,
    value: fields[name] ?? '',
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.faults[name],
    hint: fields[name] === saved[name] ? undefined : `Not saved yet. Saved: ${saved[name] || 'nothing'}`,
  })
  const changed = Object.keys(saved).some((name) => fields[name] !== saved[name])
  return { fields, bind, changed, discard, ...form }
}
