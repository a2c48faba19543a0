import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/draft.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { useForm } from '../../../lib/use-form.ts'
import { toast } from '../../../ui/toasts.tsx'
import { classKeys, loadClassesAgain, useHoldings } from '../queries.ts'
import { classBodyOf, classFieldsOf, requiredFields, typedOver } from './class-fields.ts'

const isChanged = (error: unknown): boolean => error instanceof CallRefused && error.code === 'class.changed'

/** Changes typed over a class. One that was changed elsewhere is loaded again, and what was typed stays. */
export function useEditForm(klass: ClassSummary, onSaved: () => void) {
  const client = useQueryClient()
  const { data: held } = useHoldings(klass.id)
  const { fields, change, settle } = useDraft('class', classFieldsOf(klass))
  const form = useForm({
    fields,
    checks: requiredFields,
    send: (typed) =>
      call('PUT /api/education/classes/{id}', {
        params: { id: klass.id },
        body: { ...classBodyOf(typed), version: Number(typed.version) },
      }),
    onSent: async (saved) => {
      settle(classFieldsOf(saved))
      toast({ tone: 'done', title: 'Class updated successfully!' })
      await loadClassesAgain(client)
      onSaved()
    },
  })
  const loading = useMutation({
    mutationFn: async (_after: unknown) => {
      const now = await call('GET /api/education/classes/{id}', { params: { id: klass.id } })
      change(typedOver(fields, classFieldsOf(klass), classFieldsOf(now)))
      await client.invalidateQueries({ queryKey: classKeys.record(klass.id) })
    },
  })
  return {
    form,
    fields,
    change,
    drop: () => settle(classFieldsOf(klass)),
    locked: {
      school: held?.learners ? 'This class has learners, so it cannot move to another school.' : undefined,
      policy: held?.scores
        ? 'This class has scores, so its grading policy cannot change any more.'
        : undefined,
    },
    /** What a change of the fields leaves alone. */
    kept:
      held && (held.learners || held.items || held.scores)
        ? 'Learners, items and scores stay as they are. Lists, reports and papers show what you change.'
        : undefined,
    changed: isChanged(form.problem)
      ? {
          loaded: loading.isSuccess && loading.variables === form.problem,
          failed: loading.isError,
          loading: loading.isPending,
          onLoad: () => loading.mutate(form.problem),
        }
      : undefined,
  }
}
