import { createHash } from 'node:crypto'
import { pronunciationsIn, type WordCorrection } from '@klasrum/narration/pronunciations'
import type { ShowScene } from './slideshows.tables.ts'

/** How a show is spoken beside its words. */
export type ShowManner = {
  voice: string
  /** 1 is the ordinary one. */
  pace: number
  pronunciations: readonly WordCorrection[]
}

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

type Words = Pick<ShowScene, 'narration' | 'pause_seconds' | 'recording'>

/** What is heard of a scene follows from these alone. Pace and corrections are no part of what they do not change. */
export function sceneDigestOf({ narration, pause_seconds, recording }: Words, manner: ShowManner): string {
  if (recording !== null) return hash([recording, narration, pause_seconds])
  const { voice, pace, pronunciations } = manner
  const corrections = pronunciationsIn(narration, pronunciations)
  const otherwise = pace !== 1 || corrections.length > 0
  return hash([voice, narration, pause_seconds, ...(otherwise ? [pace, corrections] : [])])
}

/** Of scenes in a row: one address is never played as another. */
export const digestOfAll = (scenes: readonly { digest: string }[]): string =>
  hash(scenes.map(({ digest }) => digest))
