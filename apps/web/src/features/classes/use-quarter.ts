import type { ClassSummary } from '@klasrum/contract/classes'
import { useUrlValues } from '../../lib/url-values.ts'
import { periodsOf } from './class-text.ts'

/** The period the address names, and the current one where it names none that the class has. */
export const quarterIn = (
  klass: Pick<ClassSummary, 'policy' | 'current_quarter'>,
  typed: string | undefined,
): number => (periodsOf(klass).some(({ value }) => value === typed) ? Number(typed) : klass.current_quarter)

export function useQuarter(klass: ClassSummary) {
  const { values, change } = useUrlValues()
  return {
    quarter: quarterIn(klass, values.quarter),
    setQuarter: (quarter: string) =>
      change({ quarter: Number(quarter) === klass.current_quarter ? '' : quarter }, { replace: true }),
  }
}
