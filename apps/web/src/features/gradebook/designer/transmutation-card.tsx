import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { classBodyOf, classFieldsOf, loadClassAgain } from '../../classes/door.ts'
import { sheetKeys } from '../sending/sheet-query.ts'

/** The switch of a plain class: the table turns initial grades into quarterly ones. */
export function TransmutationCard({ klass }: { klass: ClassSummary }) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (transmuted: boolean) =>
      call('PUT /api/education/classes/{id}', {
        params: { id: klass.id },
        body: { ...classBodyOf(classFieldsOf(klass)), transmuted, version: klass.version },
      }),
    onSuccess: async ({ transmuted }) => {
      toast({ tone: 'done', title: transmuted ? 'Transmutation is on' : 'Transmutation is off' })
      void client.invalidateQueries({ queryKey: sheetKeys.klass(klass.id) })
      await loadClassAgain(client, klass.id)
    },
    onError: (error) => {
      void loadClassAgain(client, klass.id)
      toast({ tone: 'harm', title: sayOr(error, 'Failed to update class') })
    },
  })
  return (
    <Card pad as="section">
      <Checkbox
        label="Transmute the grades"
        name="transmuted"
        checked={saving.isPending ? saving.variables : klass.transmuted}
        disabled={saving.isPending || klass.archived_at !== null}
        onChange={(on) => saving.mutate(on)}
        hint="The table of DepEd Order 8, s. 2015 turns Initial into Quarterly. It holds for all quarters that are not closed."
      />
    </Card>
  )
}
