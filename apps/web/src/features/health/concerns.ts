import type { HealthReport } from '@klasrum/contract/health-report'
import { counted, dayAndTime } from '../../lib/format.ts'

export type Concern = { key: string; tone: 'harm' | 'care'; title: string; text: string }

const [dayAndTwoHoursMs, longWaitS, roomLeft] = [26 * 3_600_000, 600, 0.1]

function aboutBackups({ backups }: HealthReport, now: Date): Concern | null {
  const { is_set, last, last_done_at } = backups
  const [newest] = last
  if (!is_set)
    return {
      key: 'backup',
      tone: 'care',
      title: 'No backups are made',
      text: 'Whoever runs the server sets BACKUP_TO and BACKUP_KEY_FILE; the page on operating says how.',
    }
  if (newest?.state === 'failed')
    return { key: 'backup', tone: 'harm', title: 'The last backup failed', text: newest.problem ?? '' }
  if (newest?.verified === 'failed')
    return {
      key: 'backup',
      tone: 'harm',
      title: 'The last backup cannot be read',
      text: newest.problem ?? '',
    }
  if (last_done_at === null)
    return {
      key: 'backup',
      tone: 'care',
      title: 'No backup was made yet',
      text: 'The first one is made tonight.',
    }
  if (now.getTime() - Date.parse(last_done_at) > dayAndTwoHoursMs)
    return {
      key: 'backup',
      tone: 'harm',
      title: 'The last night has no backup',
      text: `The newest one is of ${dayAndTime(last_done_at)}.`,
    }
  return null
}

const aboutPoints = ({ ledger }: HealthReport): Concern | null =>
  ledger.alarms === 0
    ? null
    : {
        key: 'points',
        tone: 'harm',
        title: `${counted(ledger.alarms, 'account')} with points that do not add up`,
        text: 'Settle it on the Users screen.',
      }

const aboutRoom = ({ disk }: HealthReport): Concern | null =>
  disk === null || disk.free / disk.total > roomLeft
    ? null
    : {
        key: 'room',
        tone: 'harm',
        title: 'The disk is nearly full',
        text: 'Nothing can be uploaded once it is. Make room, or add some.',
      }

function aboutWork({ queues }: HealthReport): Concern | null {
  const late = queues.filter(({ oldest_seconds }) => oldest_seconds > longWaitS)
  if (late.length === 0) return null
  return {
    key: 'work',
    tone: 'care',
    title: 'Background work is waiting',
    text: `The oldest has waited ${minutes(Math.max(...late.map(({ oldest_seconds }) => oldest_seconds)))}.`,
  }
}

function aboutFaults({ minutes: hour }: HealthReport): Concern | null {
  const faults = hour.reduce((sum, minute) => sum + minute.faults, 0)
  if (faults === 0) return null
  return {
    key: 'faults',
    tone: 'care',
    title: `${counted(faults, 'request')} of the last hour failed`,
    text: 'The log of the server has the reason of each.',
  }
}

export const minutes = (seconds: number): string =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')

/** What an admin should look into, the worst first. */
export function concernsOf(report: HealthReport, now: Date): Concern[] {
  const all = [
    aboutBackups(report, now),
    aboutPoints(report),
    aboutRoom(report),
    aboutWork(report),
    aboutFaults(report),
  ].filter((concern) => concern !== null)
  return [...all.filter(({ tone }) => tone === 'harm'), ...all.filter(({ tone }) => tone === 'care')]
}
