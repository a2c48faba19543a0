import { useEffect, useRef, useState } from 'react'
import { keepAlive } from '../../../lib/activity.ts'
import { UnusableSound } from './to-voice-file.ts'
import { longestSeconds } from './wav.ts'

const whyNot = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'The browser did not allow the microphone. Allow it for this page, or choose a file.'
    : 'No microphone could be used. Connect one, or choose a file.'

/** Records from the microphone until it is stopped, at the latest after nine minutes. */
export function useMicrophone(onRecorded: (sound: Blob) => void) {
  const recorder = useRef<MediaRecorder>(null)
  const [seconds, setSeconds] = useState<number>()
  const recording = seconds !== undefined

  useEffect(() => () => release(recorder.current), [])
  useEffect(() => {
    if (!recording) return
    const rest = keepAlive()
    const from = Date.now()
    const beat = setInterval(() => {
      const passed = (Date.now() - from) / 1_000
      if (passed >= longestSeconds) recorder.current?.stop()
      // It may have been stopped a moment ago, before the page was drawn without the clock.
      else setSeconds((before) => (before === undefined ? before : passed))
    }, 250)
    return () => {
      clearInterval(beat)
      rest()
    }
  }, [recording])

  const start = async () => {
    const stream = await askFor()
    const made = new MediaRecorder(stream)
    const parts: Blob[] = []
    made.ondataavailable = ({ data }) => void parts.push(data)
    made.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      setSeconds(undefined)
      if (recorder.current === made) onRecorded(new Blob(parts, { type: made.mimeType }))
    }
    recorder.current = made
    made.start()
    setSeconds(0)
  }
  return { seconds, start, stop: () => recorder.current?.stop() }
}

async function askFor(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    throw new UnusableSound(whyNot(error))
  }
}

/** The microphone is let go of with the page, and nothing is made of what it heard. */
function release(recorder: MediaRecorder | null): void {
  if (!recorder || recorder.state === 'inactive') return
  recorder.onstop = null
  recorder.stop()
  for (const track of recorder.stream.getTracks()) track.stop()
}
