import type { ClassSummary } from '@klasrum/contract/classes'
import { policies, policyInForce, policyOf } from '@klasrum/grading/policies'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { filled } from '../../lib/field-checks.ts'
import { counted } from '../../lib/format.ts'
import { useOnceKeys } from '../../lib/once-keys.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useForm } from '../../lib/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../ui/form-dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { classTitle } from './class-text.ts'
import { type GradeLevelCode, gradeOptions } from './grade-levels.ts'
import { loadClassesAgain } from './queries.ts'
import { fittingTerms, sameTerm, termOptions, useTerms } from './terms.ts'

const checks = { term_id: filled, section: filled }
const policyOptions = policies.map(({ id, name }) => ({ value: id, label: name }))

export function CopyDialog({ klass, onClose }: { klass: ClassSummary; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const once = useOnceKeys()
  const terms = useTerms()
  const [fields, setFields] = useState({
    term_id: '',
    grade_level: klass.grade_level,
    section: klass.section,
    policy: klass.policy as string,
    learners: '',
    items: '',
  })
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks,
    send: (typed) => {
      const body = {
        term_id: Number(typed.term_id),
        grade_level: typed.grade_level as GradeLevelCode,
        section: typed.section.trim(),
        policy: typed.policy as ClassSummary['policy'],
        learners: typed.learners !== '',
        items: typed.items !== '',
      }
      return once(JSON.stringify(body), (onceKey) =>
        call('POST /api/education/classes/{id}/copy', { params: { id: klass.id }, body }, { onceKey }),
      )
    },
    onSent: ({ id }) => {
      toast({ tone: 'done', title: 'Class created successfully!' })
      void loadClassesAgain(client)
      onClose()
      void navigate({ to: '/classes/$classId/record', params: { classId: String(id) } })
    },
  })
  const year = terms.data?.find(({ id }) => String(id) === fields.term_id)?.school_year ?? ''
  const inForce = policyInForce(year)
  return (
    <FormDialog
      title="Copy to a new term"
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'Failed to create class') : undefined}
      submitLabel="Copy class"
      workingLabel="Copying..."
      onClose={onClose}
    >
      <p>
        A new class like <b>{classTitle(klass)}</b>. This one stays as it is.
      </p>
      {terms.error && !terms.data ? (
        <RetryNotice onRetry={() => void terms.refetch()}>
          {sayOr(terms.error, 'Failed to load form data')}
        </RetryNotice>
      ) : null}
      <SelectField
        label="Term"
        name="term_id"
        required
        value={fields.term_id}
        onChange={(term_id) => change({ term_id })}
        options={termOptions(fittingTerms(terms.data ?? [], fields.policy))}
        error={faults.term_id}
      />
      <FieldPair>
        <SelectField<string>
          label="Grade level"
          name="grade_level"
          value={fields.grade_level}
          onChange={(grade_level) => change({ grade_level })}
          options={gradeOptions}
          error={faults.grade_level}
        />
        <TextField
          label="Section"
          name="section"
          autoComplete="off"
          maxLength={60}
          required
          value={fields.section}
          onChange={(section) => change({ section })}
          error={faults.section}
        />
      </FieldPair>
      <SelectField<string>
        label="Grading policy"
        name="policy"
        value={fields.policy}
        onChange={(policy) => {
          const chosen = terms.data?.find(({ id }) => String(id) === fields.term_id)
          const term = sameTerm(fittingTerms(terms.data ?? [], policy), chosen)
          change({ policy, term_id: term ? String(term.id) : '' })
        }}
        options={policyOptions}
        hint={inForce ? `Recommended for ${year}: ${inForce.name}.` : policyOf(klass.policy).summary}
        error={faults.policy}
      />
      <div>
        <Checkbox
          label="With its learners"
          name="learners"
          checked={fields.learners !== ''}
          onChange={(on) => change({ learners: on ? 'yes' : '' })}
          hint={`${counted(klass.learner_count, 'learner')} on this roster.`}
          disabled={klass.learner_count === 0}
        />
        <Checkbox
          label="With its grade items"
          name="items"
          checked={fields.items !== ''}
          onChange={(on) => change({ items: on ? 'yes' : '' })}
          hint="Titles and highest possible scores, without the scores."
        />
      </div>
    </FormDialog>
  )
}
