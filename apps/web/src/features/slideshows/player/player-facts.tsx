import type { Manifest } from '@klasrum/contract/slideshows'
import type { ReactNode } from 'react'
import { counted, number } from '../../../lib/format.ts'
import { Switch } from '../../../ui/switch.tsx'
import { languageNames, lengthText, secondsText, voiceText } from '../show-text.ts'
import css from './player.module.css'
import { skipSeconds } from './use-player-keys.ts'

type PlayerFactsProps = {
  manifest: Manifest
  seconds: number
  keys: { on: boolean; set: (on: boolean) => void }
  /** Stands first in what is folded away. */
  children?: ReactNode
}

/** What the show consists of, where it stands, and what the keys do. */
export function PlayerFacts({ manifest, seconds, keys, children }: PlayerFactsProps) {
  const { audio, captions, scenes, scenes_to_come, language, voice_id } = manifest
  return (
    <>
      <ul className={css.meta} aria-label="About this show">
        <li>
          {lengthText(audio.durationSec)}
          {scenes_to_come > 0 ? ' so far' : ''}
        </li>
        <li>{counted(scenes.length + scenes_to_come, 'scene')}</li>
        <li>{languageNames[language]}</li>
      </ul>
      {keys.on ? (
        <p className={css.keys}>
          <kbd>Space</kbd> play or pause <kbd>←</kbd> <kbd>→</kbd> {skipSeconds} seconds <kbd>↑</kbd>{' '}
          <kbd>↓</kbd> scene <kbd>C</kbd> captions <kbd>F</kbd> full screen
        </p>
      ) : null}
      <details className={css.more}>
        <summary>More about this show</summary>
        {children}
        <ul>
          {children ? null : <li>{voiceText(voice_id)}</li>}
          <li>
            {number(Math.floor(seconds))} / {secondsText(audio.durationSec)},{' '}
            {counted(audio.marks.length, 'mark')}
          </li>
          <li>
            Captions as a file: <a href={captions.vttUrl}>{captions.vttUrl.split('?')[0]}</a>
          </li>
        </ul>
        <Switch label="Keys work on the whole page" on={keys.on} onChange={keys.set} />
      </details>
    </>
  )
}
