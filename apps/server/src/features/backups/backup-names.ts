import { beyondPlan } from './keep-plan.ts'

const pattern = /^klasrum-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z\.tar\.gz\.age$/

export const nameOfBackup = (moment: Date): string =>
  `klasrum-${moment.toISOString().replaceAll(':', '-')}.tar.gz.age`

function momentOfBackup(name: string): Date | null {
  const parts = pattern.exec(name)
  if (!parts) return null
  const [, year, month, day, hour, minute, second, milli] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}Z`)
}

/** Ours, the newest first; what else lies there is left alone. */
export const sortBackups = (names: readonly string[]): string[] =>
  names
    .filter((name) => momentOfBackup(name) !== null)
    .sort()
    .reverse()

export function namesBeyondPlan(names: readonly string[]): string[] {
  const moments = sortBackups(names).flatMap((name) => momentOfBackup(name) ?? [])
  return beyondPlan(moments).map(nameOfBackup)
}
