import { sayOr } from '../../../lib/say-or.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type ClassFields, requiredFields } from './class-fields.ts'

type FormProblemProps = {
  problem: unknown
  faults: Partial<ClassFields>
  fields: ClassFields
  fallback: string
}

/** What keeps the form as a whole from being saved. */
export function FormProblem({ problem, faults, fields, fallback }: FormProblemProps) {
  const missing = (Object.keys(requiredFields) as (keyof typeof requiredFields)[]).some(
    (name) => faults[name] && !fields[name].trim(),
  )
  if (missing) return <Notice tone="harm">Please fill in all required fields.</Notice>
  return problem ? <Notice tone="harm">{sayOr(problem, fallback)}</Notice> : null
}
