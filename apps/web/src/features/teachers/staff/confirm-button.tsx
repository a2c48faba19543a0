import type { TeacherProfile } from '@klasrum/contract/teachers'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { teacherName } from '../teacher-text.ts'
import { notConfirmed, useConfirmSchool } from './use-confirm-school.ts'

type ConfirmButtonProps = { teacher: TeacherProfile; onDone?: () => void }

export function ConfirmButton({ teacher, onDone }: ConfirmButtonProps) {
  const { mutate, isPending, error } = useConfirmSchool(teacher, onDone)
  return (
    <>
      <Button
        kind="light"
        size="sm"
        aria-label={`Confirm ${teacherName(teacher)}`}
        working={isPending && 'Confirming...'}
        onClick={() => mutate()}
      >
        Confirm
      </Button>
      <ProblemNote says={error && sayOr(error, notConfirmed)} />
    </>
  )
}
