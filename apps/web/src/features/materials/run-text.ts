import type { DocumentName, Run, RunFile, RunListed, RunSettings, RunStep } from '@klasrum/contract/runs'
import { counted } from '../../lib/format.ts'
import { difficultyTotal } from './settings/wish.ts'

export const stateLabels = {
  ready: 'Ready',
  processing: 'Processing...',
  success: 'Processed',
  error: 'Error',
} as const satisfies Record<RunFile['state'], string>

export const runStepLabels = [
  { step: 'reading', label: 'Reading' },
  { step: 'planning', label: 'Planning' },
  { step: 'questions', label: 'Writing questions' },
  { step: 'layout', label: 'Laying out' },
] as const satisfies readonly { step: RunStep; label: string }[]

/** "Session 2", as on a button. */
export function shortNameOf(document: DocumentName): string {
  if (document === 'plan') return 'Lesson plan'
  return document === 'exam' ? 'Exam' : `Session ${document.slice(-1)}`
}

/** "Session 2 quiz", as on a tab. */
export const documentNameOf = (document: DocumentName): string =>
  document.startsWith('session') ? `${shortNameOf(document)} quiz` : shortNameOf(document)

/** "4 sessions, exam of 40 items" */
export const settingsText = ({ sessions, exam, slideshow }: RunSettings): string =>
  [
    counted(sessions, 'session'),
    ...(exam ? [`exam of ${counted(difficultyTotal(exam), 'item')}`] : []),
    ...(slideshow ? [`slide show of ${slideshow.minutes} min`] : []),
  ].join(', ')

/** "Plants.docx", "Plants.docx and 2 more" */
export function filesText(files: RunListed['files']): string {
  const [first, ...others] = files
  return others.length > 0 ? `${first?.file_name} and ${others.length} more` : (first?.file_name ?? '')
}

/** The same as lessons: "Plants and 2 more". */
export const lessonText = (files: RunListed['files']): string =>
  filesText(files.map((file) => ({ ...file, file_name: file.file_name.replace(/\.(?:pdf|docx?)$/i, '') })))

/** Whether the points of a run that made nothing came back; blank where that is no question. */
export function refundText({
  state,
  cost,
  refunded,
}: Pick<RunListed, 'state' | 'cost' | 'refunded'>): string {
  if (refunded) return 'given back'
  return cost > 0 && (state === 'cancelled' || state === 'failed') ? 'not given back' : ''
}

/** "3 files, 1 failed" */
export function countText(files: readonly Pick<RunFile, 'state'>[]): string {
  const failed = files.filter(({ state }) => state === 'error').length
  return failed > 0 ? `${counted(files.length, 'file')}, ${failed} failed` : counted(files.length, 'file')
}

/** "1 min 52 s" */
export function tookText({ started_at, ended_at }: Pick<Run, 'started_at' | 'ended_at'>): string | null {
  if (!started_at || !ended_at) return null
  const seconds = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** What became of a run as a whole, where its files do not say it. */
export function endText({ state, refunded, refund_reason, cost, problem }: Run): string | null {
  const back = refunded ? `${counted(cost, 'point')} given back.` : ''
  if (state === 'cancelled') return `This run was cancelled. ${back}`.trim()
  if (state === 'failed') return problem ?? `Nothing could be made. ${back}`.trim()
  return refund_reason
}

/** "Quiz 2 has 4 of 10 items. Its part …" is "Quiz 2: 4 of 10"; of what says no numbers the first clause stays. */
export function shortfallText(says: string): string {
  const [, paper, numbers] = /^(?:The )?(.+?) has (\d+ of \d+) items/.exec(says) ?? []
  if (!paper) return says.split(/[.:](?:\s|$)/, 1)[0] ?? says
  return `${paper.charAt(0).toUpperCase()}${paper.slice(1)}: ${numbers}`
}
