import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toasts.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, such as "amount". */
  what: string
  /** On the chalkboard, beside the step that moves the work on. */
  onBoard?: boolean
  children?: string
}

export function CopyButton({ text, what, onBoard, children = 'Copy' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const done = copied === text
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      toast({ tone: 'care', title: `The ${what} could not be copied`, text: `Please type it: ${text}` })
    }
  }
  return (
    <>
      <Button
        kind={onBoard ? 'board' : 'line'}
        size={onBoard ? 'md' : 'sm'}
        icon={done ? <IconCheck /> : <IconCopy />}
        aria-label={children === 'Copy' ? `Copy ${what}` : undefined}
        onClick={copy}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <span role="status">{done ? `Copied the ${what}` : ''}</span>
      </VisuallyHidden>
    </>
  )
}
