import type { RunListed } from '@klasrum/contract/runs'
import { IconFolders } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { shortDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import css from './new-show.module.css'

type RunFileChoiceProps = { value: number | undefined; onChange: (id: number) => void }
/** `find`: what is searched for at first. */
type Finding = RunFileChoiceProps & { find?: string | undefined }

const useDoneRuns = (search: string) =>
  useQuery({
    queryKey: ['slideshow-sources', search],
    queryFn: ({ signal }) =>
      call(
        'GET /api/lesson-plans/runs',
        { query: { page: 1, limit: 10, search, state: 'done' } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** A file of a run that is done; what was read of it then is used again. */
export function RunFileChoice({ value, onChange, find = '' }: Finding) {
  const [search, setSearch] = useState(find)
  const { data, error, refetch } = useDoneRuns(search)
  if (error) {
    return (
      <RetryNotice onRetry={() => void refetch()}>
        {sayOr(error, 'Your past runs could not be loaded.')}
      </RetryNotice>
    )
  }
  if (!data) return <Skeleton lines={5} height="1.75rem" />
  if (data.total === 0 && !search) {
    return (
      <EmptyState
        icon={<IconFolders />}
        title="No past run yet"
        text="Once a lesson plan is made, a show can be made of its file."
        action={
          <ButtonLink size="sm" to="/lesson-plans">
            Make a lesson plan
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <LiveSearch
        label="Search past runs by file name"
        placeholder="File name"
        value={search}
        onSearch={setSearch}
      />
      <RunFiles runs={data.runs} value={value} onChange={onChange} />
    </>
  )
}

function RunFiles({ runs, value, onChange }: RunFileChoiceProps & { runs: readonly RunListed[] }) {
  const name = useId()
  const files = runs.flatMap(({ created_at, files: all }) =>
    all.filter(({ state }) => state === 'success').map((file) => ({ ...file, created_at })),
  )
  if (files.length === 0) return <p className={css.none}>No file of a past run has such a name.</p>
  return (
    <fieldset className={css.files}>
      <legend>Files of past runs, newest first</legend>
      {files.map(({ id, file_name, created_at }) => (
        <label key={id} className={css.file}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{file_name}</span>
          <time dateTime={created_at}>{shortDay(created_at)}</time>
        </label>
      ))}
    </fieldset>
  )
}
