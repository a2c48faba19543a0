import type { Scene } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'

export type ShowFilePicture = {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  caption: string | null
  /** What it shows, for those who cannot see it, where no caption says so. */
  alt?: string
}

export type ShowFileScene = Pick<
  Scene,
  'layout' | 'heading' | 'points' | 'rows' | 'narration' | 'drawing'
> & {
  picture: ShowFilePicture | null
  startSec: number
  endSec: number
  /** Where the lesson says so. */
  source?: { file: string; page: number | null } | null
}

/** A finished show as its files to take along are made of it. */
export type ShowFile = {
  title: string
  language: Language
  scenes: ShowFileScene[]
  declaration: string
  durationSec: number
}

/** What is heard of it, and the captions to it. */
export type ShowSound = { mp3: Uint8Array; vtt: string }
