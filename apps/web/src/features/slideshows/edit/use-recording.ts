import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useObjectUrl } from '../../../lib/object-url.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { upload } from '../../../lib/upload.ts'
import { toast } from '../../../ui/toasts.tsx'
import { tellPointsUpdated } from '../../points/door.ts'
import { putShow } from '../queries.ts'
import { toVoiceFile, UnusableSound } from './to-voice-file.ts'
import { useMicrophone } from './use-microphone.ts'

type Recording = { showId: number; sceneId: string; cost: number; onUsed: () => void }

const said = (error: unknown): string =>
  error instanceof UnusableSound ? error.message : 'The recording could not be read. Please try again.'

/** A recording from the first word to the server. */
export function useRecording({ showId: id, sceneId: scene_id, cost, onUsed }: Recording) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const address = useObjectUrl(file)

  const take = async (sound: Blob) => {
    setProblem(undefined)
    setReading(true)
    try {
      setFile(await toVoiceFile(sound))
    } catch (error) {
      setProblem(said(error))
    } finally {
      setReading(false)
    }
  }
  const microphone = useMicrophone((sound) => void take(sound))
  const sending = useMutation({
    mutationFn: (voice: File) =>
      upload('POST /api/education/slideshows/{id}/scenes/{scene_id}/recording', {
        params: { id, scene_id },
        body: { points_cost: cost },
        file: voice,
      }),
    onSuccess: (show) => {
      putShow(client, show)
      if (cost > 0) tellPointsUpdated(client)
      toast({ tone: 'done', title: 'Your voice speaks this scene now.' })
      onUsed()
    },
    onError: (error) => setProblem(sayOr(error, 'The recording could not be sent. Please try again.')),
  })
  const record = () => {
    setProblem(undefined)
    microphone.start().catch((error: unknown) => setProblem(said(error)))
  }
  return {
    state: sending.isPending ? 'sending' : reading ? 'reading' : file ? 'heard' : 'empty',
    problem,
    seconds: microphone.seconds,
    address,
    record,
    stop: microphone.stop,
    take,
    drop: () => setFile(undefined),
    send: () => {
      if (file && !sending.isPending) sending.mutate(file)
    },
  } as const
}
