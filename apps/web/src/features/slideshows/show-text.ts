import type { Manifest, SlideshowJob, SlideshowListed } from '@klasrum/contract/slideshows'
import type { Language } from '@klasrum/contract/source'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { counted, number } from '../../lib/format.ts'

type Status = SlideshowJob['status']
type Step = NonNullable<SlideshowJob['step']>
export type SceneLayout = Manifest['scenes'][number]['layout']

export const isShowOpen = (status: Status): boolean => status === 'queued' || status === 'running'
export const hasEndedBadly = (status: Status): boolean => status === 'failed' || status === 'cancelled'

export const languageNames: Record<Language, string> = { en: 'English', fil: 'Filipino' }

const steps = [
  { step: 'reading', label: 'Reading' },
  { step: 'writing', label: 'Writing the script' },
  { step: 'narrating', label: 'Narrating' },
  { step: 'joining', label: 'Putting together' },
] as const satisfies readonly { step: Step; label: string }[]

export const statusLabels: Record<Status, string> = {
  queued: 'Waiting',
  running: 'Being made',
  completed: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

export const layoutNames: Record<SceneLayout, string> = {
  title: 'Title',
  objectives: 'Objectives',
  key_idea: 'Key idea',
  definition: 'Definition',
  list: 'List',
  steps: 'Steps',
  comparison: 'Comparison',
  table: 'Table',
  picture: 'Picture',
  check: 'Check your understanding',
  summary: 'Summary',
}

/** 12:47, 1:02:05 */
export function clockText(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

/** 38 min 40 s */
export function lengthText(seconds: number): string {
  const all = Math.round(seconds)
  const [minutes, rest] = [Math.floor(all / 60), all % 60]
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ')
}

const builtIn: Record<string, string> = {
  'espeak-en-us': 'Built-in English voice',
  'espeak-id': 'Built-in Filipino voice',
}

/** What can be chosen, as people call it. */
export const voiceNames: Record<VoiceChoice, string> = {
  'natural-woman': 'Natural, woman',
  'natural-man': 'Natural, man',
  quick: 'Quick',
}

/** A voice as people call it: "Natural, woman", "Built-in English voice", "Google voice B, Filipino". */
export function voiceText(id: string): string {
  const known = builtIn[id]
  if (known) return known
  if (id.startsWith('natural-')) return voiceNames[id.endsWith('-man') ? 'natural-man' : 'natural-woman']
  const language = id.startsWith('fil') ? languageNames.fil : languageNames.en
  return `Google voice ${id.split('-').at(-1)}, ${language}`
}

/** 2,320 seconds */
export const secondsText = (seconds: number): string => `${number(Math.round(seconds))} seconds`

export const notMade = (status: Status): string => (isShowOpen(status) ? 'Not made yet' : 'Not made')

/** Where it can be played while the rest of it is spoken. */
export const readyText = (job: { scenes_ready: number }, scenes: number): string | undefined =>
  job.scenes_ready > 0
    ? `Ready to play, ${number(job.scenes_ready)} of ${counted(scenes, 'scene')} spoken`
    : undefined

type Progress = Pick<SlideshowListed['job'], 'status' | 'step' | 'share'>

/** What is being done, or how it ended. */
export const stageText = ({ status, step }: Omit<Progress, 'share'>): string =>
  (status === 'running' && steps.find((each) => each.step === step)?.label) || statusLabels[status]

/** How far a show is, in a few words. */
export const progressText = (job: Progress): string =>
  job.status === 'running' ? `${stageText(job)}, ${job.share}%` : stageText(job)
