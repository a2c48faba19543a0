import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toasts.tsx'
import { learnersKey } from '../learner-keys.ts'
import type { EnrollmentPlace } from '../use-enroll.ts'

/** Asks the school that has the learner with this LRN; accepted, the learner is on the roster of the class. */
export function useAskForTransfer(klass: EnrollmentPlace) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lrn: string) =>
      call('POST /api/education/transfers', {
        body: { school_id: klass.school_id, external_student_id: lrn.trim(), class_id: klass.id },
      }),
    onSuccess: ({ lrn }) =>
      toast({
        tone: 'done',
        title: 'Transfer asked for',
        text: `The other school decides about LRN ${lrn}. You find the answer on the Classes screen.`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [learnersKey, 'transfers'] }),
  })
}
