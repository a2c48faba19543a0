import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jobQuery } from '../queries.ts'
import { isShowOpen } from '../show-text.ts'

const every = 2_000
const longest = 180_000

/** A show that is being made, asked about every 2 seconds for 180 seconds. The making itself may take longer and goes on. */
export function useFollowedJob(id: number) {
  const [since, setSince] = useState(Date.now)
  const [over, setOver] = useState(false)
  const [followed, setFollowed] = useState(id)
  if (followed !== id) {
    setFollowed(id)
    setSince(Date.now())
    setOver(false)
  }
  const job = useQuery({
    ...jobQuery(id),
    refetchInterval: ({ state: { data, error } }) =>
      (data ? isShowOpen(data.status) : error) && Date.now() - since < longest ? every : false,
    refetchIntervalInBackground: true,
  })
  const going = job.data ? isShowOpen(job.data.status) : true
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, since + longest - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  const again = () => {
    setSince(Date.now())
    setOver(false)
    void job.refetch()
  }
  return { job: job.data, error: job.error, timedOut: over && going, again }
}

export type FollowedJob = ReturnType<typeof useFollowedJob>
