import { createHash } from 'node:crypto'
import type { ShowScene } from './slideshows.tables.ts'

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** What is heard of a scene follows from these alone. */
export const digestOf = ({ narration, pause_seconds, recording }: ShowScene, voice: string): string =>
  hash([recording ?? voice, narration, pause_seconds])
