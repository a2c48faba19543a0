import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Checks } from '../../lib/field-checks.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useForm } from '../../lib/use-form.ts'
import { toast } from '../../ui/toasts.tsx'
import { loadPlacesAgain } from './place-keys.ts'
import { orSayNotSaved } from './say-not-saved.ts'

type PlaceFormPlan<F> = {
  kind: 'Division' | 'District' | 'School'
  /** Whether a place that is there is changed; otherwise one is made. */
  edits: boolean
  /** What the fields hold at first. */
  filledWith: () => F
  checks: Checks<F>
  save: (fields: F) => Promise<unknown>
  /** What is said of a failure that the server gives no words for. */
  failed: string
  onClose: () => void
}

/** Fields of a place, and the dialog that makes or changes it. */
export function usePlaceForm<F extends Record<string, string>>(plan: PlaceFormPlan<F>) {
  const { kind, edits, filledWith, checks, save, failed, onClose } = plan
  const client = useQueryClient()
  const [fields, setFields] = useState(filledWith)
  const change = (part: Partial<F>) => setFields({ ...fields, ...part })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks,
    send: (typed) => orSayNotSaved(failed, save(typed)),
    onSent: () => {
      toast({ tone: 'done', title: `${kind} ${edits ? 'updated' : 'created'} successfully!` })
      void loadPlacesAgain(client)
      onClose()
    },
  })
  return {
    fields,
    change,
    faults,
    field: <K extends keyof F & string>(name: K) => ({
      name,
      value: fields[name],
      onChange: (typed: string) => setFields({ ...fields, [name]: typed }),
      error: faults[name],
      autoComplete: 'off',
    }),
    dialog: {
      title: `${edits ? 'Edit' : 'Create'} ${kind}`,
      submitLabel: `${edits ? 'Update' : 'Create'} ${kind}`,
      workingLabel: edits ? 'Updating...' : 'Creating...',
      formProps,
      sending,
      problem: problem ? sayOr(problem, failed) : undefined,
      onClose,
    },
  }
}
