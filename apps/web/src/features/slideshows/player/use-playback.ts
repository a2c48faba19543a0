import type { Manifest } from '@klasrum/contract/slideshows'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { keepAlive } from '../../../lib/activity.ts'

const lookEvery = 100
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

export type Playback = ReturnType<typeof usePlayback>

/** The sound of a show and where it stands. Its clock is the only one: slides and captions follow it. */
export function usePlayback({ url, durationSec }: Manifest['audio']) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [muted, setMuted] = useState(false)
  const look = () => setSeconds(Math.min(durationSec, audio.current?.currentTime ?? 0))

  useEffect(() => {
    if (!playing) return
    const beat = setInterval(() => setSeconds(audio.current?.currentTime ?? 0), lookEvery)
    const rest = keepAlive()
    return () => {
      clearInterval(beat)
      rest()
    }
  }, [playing])

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])

  const seek = (wanted: number) => {
    const to = Math.min(durationSec, Math.max(0, wanted))
    if (audio.current) audio.current.currentTime = to
    setSeconds(to)
  }
  const play = async () => {
    setFailed(false)
    if (audio.current?.error) audio.current.load()
    try {
      await audio.current?.play()
    } catch (error) {
      // Pausing or leaving before the sound came is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  const toggle = () => {
    if (audio.current?.paused === false) audio.current.pause()
    else void play()
  }
  const sound: ComponentProps<'audio'> = {
    ref: audio,
    src: url,
    preload: 'auto',
    muted,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    onSeeked: look,
    onTimeUpdate: look,
    onLoadedMetadata: ({ currentTarget }) => {
      currentTarget.playbackRate = speed
    },
    onError: () => {
      setPlaying(false)
      setFailed(true)
    },
  }
  return {
    sound,
    playing,
    waiting: playing && waiting,
    failed,
    seconds,
    speed,
    setSpeed,
    muted,
    setMuted,
    seek,
    toggle,
  }
}
