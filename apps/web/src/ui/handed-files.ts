import { type RefObject, useEffect, useRef, useState } from 'react'

/** Files dropped on the zone or pasted anywhere on the page; pasted text is left alone. True while one hovers. */
export function useHandedFiles(
  zone: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const place = zone.current
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      if (event.type === 'drop') latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) place?.addEventListener(kind, drag)
    document.addEventListener('paste', paste)
    return () => {
      for (const kind of kinds) place?.removeEventListener(kind, drag)
      document.removeEventListener('paste', paste)
    }
  }, [zone])
  return over
}
