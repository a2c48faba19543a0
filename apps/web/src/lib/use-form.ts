import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Checks, findErrors } from './field-checks.ts'
import { CallRefused } from './refusal.ts'

type Faults<F> = Partial<Record<keyof F, string>>

const isEmpty = (faults: object) => Object.keys(faults).length === 0

type FormPlan<F, R> = {
  fields: F
  checks: Checks<F>
  send: (fields: F) => Promise<R>
  /** The form stays at work until what this does is done. */
  onSent?: (reply: R) => unknown
  /** The field that a refusal without field errors is about, such as a too common password. */
  fieldOf?: (refusal: CallRefused) => keyof F | undefined
}

/** One submit at a time; the checks run first; faults the server finds are shown at their fields. */
export function useForm<F extends Record<string, string>, R>({
  fields,
  checks,
  send,
  onSent,
  fieldOf,
}: FormPlan<F, R>) {
  const [verdict, setVerdict] = useState<{ on: F; faults: Faults<F> }>({ on: fields, faults: {} })
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error, on) => setVerdict({ on, faults: faultsIn(error, on, fieldOf) }),
    onSettled: () => {
      busy.current = false
    },
  })

  useEffect(() => {
    if (isEmpty(verdict.faults)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [verdict])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    const faults = findErrors(fields, checks)
    setVerdict({ on: fields, faults })
    if (!isEmpty(faults)) return
    busy.current = true
    sending.mutate(fields)
  }

  return {
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    /** A fault is gone as soon as its field is typed in again. */
    faults: Object.fromEntries(
      Object.entries(verdict.faults).filter(([name]) => verdict.on[name] === fields[name]),
    ) as Faults<F>,
    sending: sending.isPending,
    reply: sending.data,
    /** What went wrong as a whole; null when the faults at the fields say it all. */
    problem: isEmpty(verdict.faults) ? sending.error : null,
  }
}

function faultsIn<F extends Record<string, string>>(
  error: unknown,
  fields: F,
  fieldOf: FormPlan<F, unknown>['fieldOf'],
): Faults<F> {
  if (!(error instanceof CallRefused)) return {}
  const found: Faults<F> = {}
  for (const name of Object.keys(fields) as (keyof F & string)[]) {
    const message = error.about(name)
    if (message) found[name] = message
  }
  const meant = fieldOf?.(error)
  if (meant && !found[meant]) found[meant] = error.detail
  return found
}
