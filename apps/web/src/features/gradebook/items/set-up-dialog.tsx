import type { Sheet } from '@klasrum/contract/sheets'
import { componentNameUnder, policyOf } from '@klasrum/grading/policies'
import { usualWeights } from '@klasrum/grading/usual-weights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { periodText } from '../../classes/door.ts'
import { loadSheetsAgain } from '../page/queries.ts'
import { freeParts } from './item-kinds.ts'
import { type Columns, newItems, type SetUpFields, usualColumns } from './set-up-plan.ts'

const mostOfKind = 15

/** Columns and weights of a period in one go, as the order and most teachers have them. */
export function SetUpSheetDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { klass, quarter, items } = sheet
  const client = useQueryClient()
  const once = useOnceKeys()
  const { policy, grade_level: gradeLevel, subject_name: subject, school_year: schoolYear } = klass
  const preset = usualWeights({ policy, gradeLevel, subject, schoolYear })
  const [fields, setFields] = useState<SetUpFields>(() => ({
    ...usualColumns(klass, items),
    weights: preset !== undefined,
  }))
  const wanted = newItems(klass, items, fields)
  const value = preset && {
    written_work_weight: preset.weights.ww,
    performance_task_weight: preset.weights.pt,
    quarterly_assessment_weight: preset.weights.qa,
  }
  const adding = useMutation({
    mutationFn: () => {
      const weights = fields.weights && value ? { value, all_quarters: true } : null
      const body = { items: wanted, weights }
      return once(JSON.stringify(body), (onceKey) =>
        call(
          'POST /api/education/classes/{id}/sheets/{quarter}/set-up',
          { params: { id: klass.id, quarter }, body },
          { onceKey },
        ),
      )
    },
    onSuccess: ({ items: added }) => {
      toast({ tone: 'done', title: `${counted(added.length, 'grade item')} created` })
      void loadSheetsAgain(client, klass.id)
      onClose()
    },
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!adding.isPending) adding.mutate()
  }
  const change = (kind: 'ww' | 'pt' | 'qa', part: Partial<Columns>) =>
    setFields((old) => ({ ...old, [kind]: { ...old[kind], ...part } }))
  const parts = freeParts(policy, items).length
  return (
    <FormDialog
      title={`Set up ${periodText(klass, quarter)}`}
      formProps={{ onSubmit: add, noValidate: true }}
      sending={adding.isPending}
      problem={adding.error ? sayOr(adding.error, 'Failed to create grade item') : undefined}
      submitLabel={wanted.length > 0 ? `Add ${counted(wanted.length, 'item')}` : 'Set the weights'}
      workingLabel="Creating..."
      onClose={onClose}
    >
      <p>Change the numbers to what you give. Titles and scores can be changed later.</p>
      {(['ww', 'pt', 'qa'] as const).map((kind) =>
        kind === 'qa' && parts === 0 ? null : (
          <FieldPair key={kind}>
            <NumberField
              label={componentNameUnder(policy, kind)}
              value={fields[kind].count}
              least={0}
              most={kind === 'qa' ? parts : mostOfKind}
              blank={0}
              onChange={(count) => change(kind, { count })}
              hint="How many"
            />
            <NumberField
              label={`${componentNameUnder(policy, kind)}, each out of`}
              value={fields[kind].max}
              least={1}
              most={1_000}
              blank={1}
              onChange={(max) => change(kind, { max })}
            />
          </FieldPair>
        ),
      )}
      {preset ? (
        <Checkbox
          name="weights"
          label={`Weights ${preset.weights.ww} · ${preset.weights.pt} · ${preset.weights.qa}, for every ${policyOf(policy).period.toLowerCase()}`}
          checked={fields.weights}
          onChange={(weights) => setFields((old) => ({ ...old, weights }))}
          hint={`${preset.name}: written work, performance task, assessment.`}
        />
      ) : null}
    </FormDialog>
  )
}
