import { compose } from '@klasrum/composer/compose'
import { blankHeading, type Material, type MaterialSettings } from '@klasrum/contract/material'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import { bytesOf, fileNameOf } from './files-of.ts'
import type { Sample } from './sample.ts'

export const asked = { sessions: 4, quiz: 10, exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 } }

/** What is asked of every file that is evaluated. */
export const usualSettings: MaterialSettings = {
  sessions: asked.sessions,
  quiz_items: asked.quiz,
  exam: asked.exam,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 1,
  heading: blankHeading,
}

const settingsFor = ({ title }: Sample, format: MaterialSettings['plan_format']): MaterialSettings => ({
  ...usualSettings,
  plan_format: format,
  slideshow: { minutes: 12, title: title.slice(0, 120) },
})

export type Made = { sample: Sample; source: SourceDocument; material: Material; seconds: number }

/** Reads the file of a sample and writes all that can be made of it. */
export async function materialOf(
  sample: Sample,
  format: MaterialSettings['plan_format'] = 'ilaw',
): Promise<Made> {
  const bytes = await bytesOf(sample)
  const begun = performance.now()
  const answer = await readDocument(bytes, { fileName: fileNameOf(sample) })
  if ('problem' in answer) throw new Error(`${sample.name}: ${readingSentences[answer.problem]}`)
  const material = await compose([answer.source], settingsFor(sample, format))
  const seconds = (performance.now() - begun) / 1000
  return { sample, source: answer.source, material, seconds }
}
