import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useMutation } from '@tanstack/react-query'
import { sayOr } from '../../lib/say-or.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isChangedMeanwhile, readTeacher } from './queries.ts'

type SaveProblemProps = {
  problem: unknown
  /** The sentence for a refusal without one. */
  fallback: string
  /** The profile that was being changed. */
  teacher: TeacherProfile | undefined
  /** Takes the profile as it stands now under what was typed. */
  onLoaded: (now: TeacherProfile) => void
}

/** Why a profile was not saved. One that was changed elsewhere is loaded again, and what was typed stays. */
export function SaveProblem({ problem, fallback, teacher, onLoaded }: SaveProblemProps) {
  const loading = useMutation({
    mutationFn: async ({ of }: { of: TeacherProfile; after: unknown }) => onLoaded(await readTeacher(of)),
  })
  if (!problem) return null
  if (!teacher || !isChangedMeanwhile(problem)) {
    return <Notice tone="harm">{sayOr(problem, fallback)}</Notice>
  }
  if (loading.isSuccess && loading.variables.after === problem) {
    return (
      <Notice tone="info">
        The profile is loaded again. What you typed is still here; check it, then save.
      </Notice>
    )
  }
  return (
    <Notice
      tone="care"
      action={
        <Button
          size="sm"
          working={loading.isPending && 'Loading...'}
          onClick={() => loading.mutate({ of: teacher, after: problem })}
        >
          Load again
        </Button>
      }
    >
      {loading.isError ? 'It could not be loaded. ' : `${sayOr(problem, fallback)} `}What you typed stays.
    </Notice>
  )
}
