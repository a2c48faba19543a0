import type { SchoolForm } from '@klasrum/contract/school-forms'
import { IconBuilding, IconDownload, IconTrash, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { shortDay } from '../../lib/format.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { FillingNote } from './filling-note.tsx'
import { isOfLearners, schoolFormNames } from './form-text.ts'
import { formKeys, notFilled, useFilledForm } from './queries.ts'
import css from './school-forms.module.css'

type FormRowProps = { classId: number; form: SchoolForm; onRemove: () => void }

/** A form with what it is, what filling it would do, and the filled file. */
export function FormRow({ classId, form, onRemove }: FormRowProps) {
  const [isAsked, setAsked] = useState(false)
  const filled = useFilledForm(classId)
  const filling = useQuery({
    queryKey: formKeys.filling(classId, form.id),
    queryFn: ({ signal }) =>
      call(
        'GET /api/education/classes/{id}/school-forms/{form_id}',
        { params: { id: classId, form_id: form.id }, query: {} },
        { signal },
      ),
    enabled: isAsked,
    // Scores change; what was checked is checked again each time.
    staleTime: 0,
    gcTime: 0,
  })
  const check = () => (isAsked ? void filling.refetch() : setAsked(true))
  const name = schoolFormNames[form.kind]
  return (
    <li className={css.row}>
      <div className={css.what}>
        <div className={css.name}>
          <h3>{name}</h3>
          <Badge
            tone="plain"
            icon={form.of === 'school' ? <IconBuilding size={14} /> : <IconUser size={14} />}
          >
            {form.of === 'school' ? 'The school’s' : 'Yours'}
          </Badge>
        </div>
        <p>{form.recognised}</p>
        <p className={css.file}>
          {form.file_name} · added {shortDay(form.added_at)}
        </p>
      </div>
      <div className={css.acts}>
        <Button
          size="sm"
          working={filling.isFetching && 'Checking...'}
          onClick={check}
          aria-label={`Check first, ${name}`}
        >
          Check first
        </Button>
        <Button
          size="sm"
          kind="primary"
          icon={<IconDownload />}
          working={filled.isPending && 'Filling...'}
          onClick={() => filled.mutate({ form })}
          aria-label={`${isOfLearners(form) ? 'Download for the class' : 'Download filled'}, ${name}`}
        >
          {isOfLearners(form) ? 'Download for the class' : 'Download filled'}
        </Button>
        {form.may_change ? (
          <Button size="sm" icon={<IconTrash />} onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        ) : null}
      </div>
      <ProblemNote says={filled.error && sayOr(filled.error, notFilled)} />
      <ProblemNote says={filling.error && sayOr(filling.error, 'Failed to check the form')} />
      {filling.data ? <FillingNote filling={filling.data} /> : null}
    </li>
  )
}
