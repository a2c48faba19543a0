import { useMutation } from '@tanstack/react-query'
import { useFileSending } from './use-file-sending.ts'

type ImportFlow<Preview, Done, Choices> = {
  /** Sends a file, and answers with what it would do. */
  read: (file: File, onProgress: (share: number) => void, choices?: Choices) => Promise<Preview>
  onRead?: (preview: Preview, choices?: Choices) => unknown
  /** Writes what was shown. A repeat has one effect. */
  write: (id: number) => Promise<Done>
  onWritten?: (done: Done) => unknown
  /** Whether it was written or not: somebody else's change may be the reason. */
  onSettled: () => unknown
}

/** From a file to what it did: it is read and shown first, and only what was shown is written. */
export function useImportFlow<Preview, Done, Choices = never>(flow: ImportFlow<Preview, Done, Choices>) {
  const sent = useFileSending(flow.read, flow.onRead)
  const writing = useMutation({
    mutationFn: flow.write,
    onSuccess: (done) => {
      sent.take(undefined)
      return flow.onWritten?.(done)
    },
    onSettled: flow.onSettled,
  })
  /** Another file, or none; what was said of writing the last one is over. */
  const take = (file: File | undefined, choices?: Choices) => {
    writing.reset()
    sent.take(file, choices)
  }
  return { sent: { ...sent, take }, reading: sent.sending, writing }
}
