import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Input } from '../../../lib/call.ts'
import { sayWhy } from '../../../lib/refusal.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadTermsAgain } from './queries.ts'
import css from './terms.module.css'
import { schoolYear } from './terms.ts'

type Choice = 'quarters' | 'terms' | 'both'

const choices: { value: Choice; label: string }[] = [
  { value: 'both', label: 'Four quarters and three terms' },
  { value: 'quarters', label: 'Four quarters' },
  { value: 'terms', label: 'Three terms' },
]

const kindsOf: Record<Choice, Input<'POST /api/education/terms'>['body']['kinds']> = {
  quarters: ['quarter'],
  terms: ['term'],
  both: ['quarter', 'term'],
}

/** `offered` is the year that stands in the field until another is typed. */
export function NewYearForm({ offered }: { offered: string }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const [kinds, setKinds] = useState<Choice>('both')
  const school_year = typed ?? offered
  const { formProps, faults, sending, problem } = useForm({
    fields: { school_year, kinds },
    checks: { school_year: schoolYear },
    fieldOf: ({ code }) => (code === 'term.year_taken' ? 'school_year' : undefined),
    send: (sent) =>
      call('POST /api/education/terms', {
        body: { school_year: sent.school_year.trim(), kinds: kindsOf[sent.kinds] },
      }),
    onSent: () => {
      toast({ tone: 'done', title: `School year ${school_year.trim()} added` })
      setTyped(undefined)
      void loadTermsAgain(client)
    },
  })
  return (
    <form {...formProps} className={css.newYear} aria-label="Add a school year">
      <TextField
        label="School year"
        name="school_year"
        autoComplete="off"
        maxLength={9}
        value={school_year}
        onChange={setTyped}
        error={faults.school_year}
      />
      <SelectField
        label="Divided into"
        name="kinds"
        value={kinds}
        onChange={setKinds}
        options={choices}
        error={faults.kinds}
      />
      <Button type="submit" working={sending && 'Adding...'}>
        Add school year
      </Button>
      {problem ? (
        <div className={css.wide}>
          <Notice tone="harm">
            {sayWhy(problem, {
              refused: 'The school year could not be added. Please try again.',
              failed: 'The server did not answer. Please try again.',
            })}
          </Notice>
        </div>
      ) : null}
    </form>
  )
}
