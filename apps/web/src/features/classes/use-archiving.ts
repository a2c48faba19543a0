import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { toast } from '../../ui/toasts.tsx'
import { gradeText } from './class-text.ts'
import { loadClassesAgain } from './queries.ts'

type Move = 'archive' | 'restore'

const send = (id: number, move: Move): Promise<ClassSummary> =>
  move === 'archive'
    ? call('POST /api/education/classes/{id}/archive', { params: { id } })
    : call('POST /api/education/classes/{id}/restore', { params: { id } })

/** Puts a class away or takes it back, with a way to undo it in the message. */
export function useArchiving() {
  const client = useQueryClient()
  const moving = useMutation({
    mutationFn: ({ id, move }: { id: number; move: Move }) => send(id, move),
    onSuccess: async (klass, { move }) => {
      await loadClassesAgain(client)
      const back: Move = move === 'archive' ? 'restore' : 'archive'
      toast({
        tone: 'done',
        title: move === 'archive' ? 'Class archived' : 'Class restored',
        text: `${gradeText(klass.grade_level)} – ${klass.section}`,
        action: { label: 'Undo', onClick: () => moving.mutate({ id: klass.id, move: back }) },
      })
    },
    onError: (error, { move }) =>
      toast({
        tone: 'harm',
        title: sayOr(error, move === 'archive' ? 'Failed to archive class' : 'Failed to restore class'),
      }),
  })
  return {
    archive: (id: number) => moving.mutate({ id, move: 'archive' }),
    restore: (id: number) => moving.mutate({ id, move: 'restore' }),
    busy: moving.isPending,
  }
}
