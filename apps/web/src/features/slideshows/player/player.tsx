import type { Manifest } from '@klasrum/contract/slideshows'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { PlayerControls } from './controls.tsx'
import { cueAt } from './cues.ts'
import { sceneAt, sceneBeside } from './marks.ts'
import css from './player.module.css'
import { PlayerFacts } from './player-facts.tsx'
import { SceneList } from './scene-list.tsx'
import { Stage } from './stage.tsx'
import { useCaptions } from './use-captions.ts'
import { useFaded, useFullScreen } from './use-full-screen.ts'
import { useKeysOnPage } from './use-keys-on-page.ts'
import { usePlayback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'

type PlayerProps = {
  manifest: Manifest
  /** Asks for new addresses: the old ones end after some hours. */
  onReload: () => void
  /** Told whether what is there soon comes to its end. */
  onNearEnd?: (near: boolean) => void
  /** Without the list of scenes beside it. */
  narrow?: boolean
  /** Stands right below the picture. */
  below?: ReactNode
  /** More that is known about the show. */
  facts?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

const nearSeconds = 45

/** Plays a show: the slides and captions follow the clock of the sound. */
export function Player({
  manifest,
  onReload,
  onNearEnd,
  narrow = false,
  below,
  facts,
  children,
}: PlayerProps) {
  const { audio, scenes } = manifest
  const player = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLElement>(null)
  const playback = usePlayback(manifest)
  const cues = useCaptions(manifest.captions.vttUrl)
  const [captioned, setCaptioned] = useState(true)
  const fullScreen = useFullScreen(stage)
  const faded = useFaded(stage, fullScreen.full && playback.playing)
  const starts = useMemo(() => scenes.map(({ startSec }) => startSec), [scenes])

  const { seconds, toggle, seek } = playback
  const scene = sceneAt(audio.marks, seconds)
  const caption = captioned ? cueAt(cues.data ?? [], seconds)?.lines : undefined
  const seekTo = useRef(seek)
  useEffect(() => {
    seekTo.current = seek
  })
  const choose = useCallback(
    (at: number) => {
      seekTo.current(starts[at] ?? 0)
      // The keys go on with the show, and Space does not press the same scene once more.
      stage.current?.focus({ preventScroll: true })
    },
    [starts],
  )
  const isNearEnd = audio.durationSec - seconds < nearSeconds
  useEffect(() => onNearEnd?.(isNearEnd), [onNearEnd, isNearEnd])
  const [onPage, setOnPage] = useKeysOnPage()

  usePlayerKeys(player, {
    onPage,
    toggle,
    seekBy: (by) => seek(seconds + by),
    sceneBy: (by) => choose(sceneBeside(scene, by, scenes.length)),
    captions: () => setCaptioned(!captioned),
    fullScreen: fullScreen.toggle,
    escape: () => {
      if (fullScreen.full) fullScreen.leave()
      return fullScreen.full
    },
  })
  return (
    <div ref={player} className={css.player} data-narrow={narrow || undefined}>
      <div className={css.main}>
        <figure
          ref={stage}
          className={css.stage}
          tabIndex={-1}
          aria-label={manifest.title}
          data-full={fullScreen.full || undefined}
          data-faded={faded || undefined}
        >
          <Stage
            manifest={manifest}
            scene={scene}
            caption={caption}
            captioned={captioned && !cues.isError}
            asleep={!playback.playing && seconds === 0}
            waiting={playback.waiting}
            starved={playback.starved}
            onToggle={toggle}
          />
          <div className={css.bar}>
            <PlayerControls
              playback={playback}
              durationSec={audio.durationSec}
              starts={starts}
              captions={{
                on: captioned && !cues.isError,
                toggle: () => setCaptioned(!captioned),
                refused: cues.isError ? 'The captions could not be loaded' : undefined,
              }}
              fullScreen={fullScreen}
            />
          </div>
          <audio {...playback.sound}>
            <track kind="captions" src={manifest.captions.vttUrl} />
          </audio>
        </figure>
        {playback.failed ? (
          <RetryNotice title="The sound could not be loaded." onRetry={onReload}>
            The slides and the script are still there.
          </RetryNotice>
        ) : null}
        {below}
      </div>
      {narrow ? null : (
        <SceneList scenes={scenes} toCome={manifest.scenes_to_come} current={scene} onChoose={choose} />
      )}
      <div className={css.under}>
        {children}
        <PlayerFacts manifest={manifest} seconds={seconds} keys={{ on: onPage, set: setOnPage }}>
          {facts}
        </PlayerFacts>
      </div>
    </div>
  )
}
