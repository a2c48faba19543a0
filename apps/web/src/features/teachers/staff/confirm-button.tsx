import type { TeacherProfile } from '@klasrum/contract/teachers'
import { Button } from '../../../ui/button.tsx'
import { teacherName } from '../teacher-text.ts'
import { useConfirmSchool } from './use-confirm-school.ts'

type ConfirmButtonProps = { teacher: TeacherProfile; onDone?: () => void }

export function ConfirmButton({ teacher, onDone }: ConfirmButtonProps) {
  const { mutate, isPending } = useConfirmSchool(teacher, onDone)
  return (
    <Button
      kind="light"
      size="sm"
      aria-label={`Confirm ${teacherName(teacher)}`}
      working={isPending && 'Confirming...'}
      onClick={() => mutate()}
    >
      Confirm
    </Button>
  )
}
