import type { SchoolForm } from '@klasrum/contract/school-forms'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { fetchFile } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useDownload } from '../../ui/use-download.ts'
import type { GradeLevelCode } from '../classes/door.ts'
import { isOfLearners, schoolFormNames } from './form-text.ts'
import { notFilled, useFilledForm, useSchoolForms } from './queries.ts'

type Making = {
  isPending: boolean
  variables: SchoolForm | undefined
  error: unknown
  onMake: (form: SchoolForm) => void
}

/** One button for each form of learners that the person may have filled. */
function Buttons({ isPending, variables, error, onMake }: Making) {
  const { data = [] } = useSchoolForms()
  return (
    <>
      {data.filter(isOfLearners).map((form) => (
        <Button
          key={form.id}
          size="sm"
          icon={<IconFileSpreadsheet />}
          working={isPending && variables?.id === form.id && 'Filling...'}
          onClick={() => onMake(form)}
        >
          {schoolFormNames[form.kind]}
          {form.of === 'school' ? ' (school’s)' : ' (yours)'}
        </Button>
      ))}
      <ProblemNote says={error ? sayOr(error, notFilled) : undefined} />
    </>
  )
}

/** Of one learner of a class, in the school's or the teacher's own file. */
export function LearnerFormButtons({ classId, studentId }: { classId: number; studentId: number }) {
  const { isPending, variables, error, mutate } = useFilledForm(classId)
  return (
    <Buttons
      isPending={isPending}
      variables={variables?.form}
      error={error}
      onMake={(form) => mutate({ form, student_id: studentId })}
    />
  )
}

type SectionKey = { school_id: number; school_year: string; grade_level: GradeLevelCode; section: string }

/** Of every learner of a section, in one zip. */
export function SectionFormButtons({ section }: { section: SectionKey }) {
  const { isPending, variables, error, mutate } = useDownload(
    (form: SchoolForm) =>
      fetchFile('GET /api/education/sections/school-forms/{form_id}/file', {
        params: { form_id: form.id },
        query: section,
      }),
    notFilled,
  )
  return <Buttons isPending={isPending} variables={variables} error={error} onMake={mutate} />
}
