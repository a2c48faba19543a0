import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toasts.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, such as "amount". */
  what: string
}

export function CopyButton({ text, what }: CopyButtonProps) {
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
      <Button size="sm" icon={done ? <IconCheck /> : <IconCopy />} aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </Button>
      <VisuallyHidden>
        <span role="status">{done ? `Copied the ${what}` : ''}</span>
      </VisuallyHidden>
    </>
  )
}
