import { number } from '../../lib/format.ts'

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

export function bytes(count: number): string {
  const step = count < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(count) / Math.log(1024)))
  return `${number(Math.round((count / 1024 ** step) * 10) / 10)} ${units[step]}`
}

/** "make-run" as a person reads it. */
export const queueName = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
