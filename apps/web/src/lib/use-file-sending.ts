import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type Send<Reply, Choices> = (
  file: File,
  onProgress: (share: number) => void,
  choices?: Choices,
) => Promise<Reply>

/** A file that is sent as soon as it is chosen, and how much of it has left this device. */
export function useFileSending<Reply, Choices = never>(
  send: Send<Reply, Choices>,
  onSent?: (reply: Reply, choices?: Choices) => unknown,
) {
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const sending = useMutation({
    mutationFn: ({ from, choices }: { from: File; choices?: Choices }) => {
      setShare(0)
      return send(from, setShare, choices)
    },
    onSuccess: (reply, { choices }) => onSent?.(reply, choices),
  })
  /** Sends it; without one, what was sent and refused before is forgotten. */
  const take = (from: File | undefined, choices?: Choices) => {
    setFile(from)
    if (from) sending.mutate({ from, choices })
    else sending.reset()
  }
  return { file, take, share, sending }
}
