import { readdirSync, readFileSync } from 'node:fs'

/** The process that reads a scan for this one, for tests that end it; Linux alone tells. */
export function readerAtWork(): number | undefined {
  const own = `/proc/${process.pid}/task`
  const started = readdirSync(own).flatMap((task) =>
    readFileSync(`${own}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return started.map(Number).find((id) => commandOf(id).includes('read-scan.child'))
}

function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
