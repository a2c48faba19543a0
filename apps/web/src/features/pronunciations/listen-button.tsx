import type { Language } from '@klasrum/contract/source'
import { IconVolume } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchFile } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type ListenButtonProps = {
  word: string
  soundsLike: string
  language: Language
  /** Read out after "Listen", where several stand on a page. */
  named?: string
}

/** Says a word as the voice of a show would. */
export function ListenButton({ word, soundsLike, language, named }: ListenButtonProps) {
  const sound = useRef<HTMLAudioElement>(undefined)
  useEffect(() => () => sound.current?.pause(), [])
  const listen = useMutation({
    mutationFn: async () => {
      const query = { word, sounds_like: soundsLike, language }
      const { file } = await fetchFile('GET /api/education/pronunciations/sound', { query })
      const address = URL.createObjectURL(file)
      sound.current?.pause()
      sound.current = new Audio(address)
      sound.current.onended = () => URL.revokeObjectURL(address)
      await sound.current.play()
    },
    onError: (error) =>
      toast({ tone: 'harm', title: sayOr(error, 'The word could not be said. Please try again.') }),
  })
  const isEmpty = word.trim() === '' || soundsLike.trim() === ''
  return (
    <Button
      size="sm"
      icon={<IconVolume />}
      working={listen.isPending && 'Listen'}
      aria-disabled={isEmpty || undefined}
      onClick={isEmpty ? undefined : () => listen.mutate()}
    >
      Listen {named ? <VisuallyHidden>to {named}</VisuallyHidden> : null}
    </Button>
  )
}
