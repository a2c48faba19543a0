import type { Manifest } from '@klasrum/contract/slideshows'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { keepAlive } from '../../../lib/activity.ts'
import { useGrowingSound } from './use-growing-sound.ts'

const lookEvery = 100
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

export type Playback = ReturnType<typeof usePlayback>

/**
 * The sound of a show and where it stands. Its clock is the only one: slides and captions follow it. A show in the making
 * plays what is there, waits for more at its end and goes on by itself.
 */
export function usePlayback({ audio: sounds, scenes_to_come }: Pick<Manifest, 'audio' | 'scenes_to_come'>) {
  const { durationSec } = sounds
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [muted, setMuted] = useState(false)
  const growing = useGrowingSound(sounds, { grows: scenes_to_come > 0, failed, seconds })
  const { starved, isLoading } = growing
  const look = () => {
    if (!isLoading()) setSeconds(Math.min(durationSec, audio.current?.currentTime ?? 0))
  }
  const latestLook = useRef(look)
  useEffect(() => {
    latestLook.current = look
  })

  const goesOn = playing || starved
  useEffect(() => {
    if (!goesOn) return
    const beat = setInterval(() => latestLook.current(), lookEvery)
    const rest = keepAlive()
    return () => {
      clearInterval(beat)
      rest()
    }
  }, [goesOn])

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])

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
  const seek = (wanted: number) => {
    const to = Math.min(durationSec, Math.max(0, wanted))
    setSeconds(to)
    if (growing.takenBeyond(to, goesOn)) return
    if (audio.current) audio.current.currentTime = to
    if (starved) {
      growing.stopWaiting()
      void play()
    }
  }
  const toggle = () => {
    if (starved) growing.stopWaiting()
    else if (audio.current?.paused === false) audio.current.pause()
    else if (!(audio.current?.ended && growing.waitForMore())) void play()
  }
  const sound: ComponentProps<'audio'> = {
    ref: audio,
    src: growing.url,
    preload: 'auto',
    muted,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false)
      growing.waitForMore()
    },
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    onSeeked: look,
    onTimeUpdate: look,
    onLoadedMetadata: ({ currentTarget }) => {
      currentTarget.playbackRate = speed
      setFailed(false)
      const from = growing.loaded()
      if (!from) return
      currentTarget.currentTime = from.at
      if (from.plays) void play()
    },
    onError: () => {
      setPlaying(false)
      setFailed(true)
    },
  }
  return {
    sound,
    playing: goesOn,
    waiting: playing && waiting,
    /** It has caught up with the voice. */
    starved,
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
