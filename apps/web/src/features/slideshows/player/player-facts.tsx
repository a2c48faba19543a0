import type { Manifest } from '@klasrum/contract/slideshows'
import { counted, number } from '../../../lib/format.ts'
import { languageNames, secondsText } from '../show-text.ts'
import css from './player.module.css'

/** What the show consists of, where it stands, and what the keys do. */
export function PlayerFacts({ manifest, seconds }: { manifest: Manifest; seconds: number }) {
  const { audio, captions, scenes, language } = manifest
  return (
    <>
      <ul className={css.meta} aria-label="About this show">
        <li>{languageNames[language]} captions</li>
        <li>{counted(scenes.length, 'scene')}</li>
        <li>{counted(audio.marks.length, 'mark')}</li>
        <li>
          {number(Math.floor(seconds))} / {secondsText(audio.durationSec)}
        </li>
      </ul>
      <p className={css.location}>
        Captions: <a href={captions.vttUrl}>{captions.vttUrl.split('?')[0]}</a>
      </p>
      <p className={css.keys}>
        <kbd>Space</kbd> play or pause <kbd>←</kbd> <kbd>→</kbd> 5 seconds <kbd>↑</kbd> <kbd>↓</kbd> scene{' '}
        <kbd>C</kbd> captions <kbd>F</kbd> full screen
      </p>
    </>
  )
}
