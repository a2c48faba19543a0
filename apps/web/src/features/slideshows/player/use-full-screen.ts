import { type RefObject, useEffect, useState } from 'react'

const fadeAfter = 2_500
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Fills the screen; where the browser keeps that for videos, as on some phones, it fills the window. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<'screen' | 'window'>()

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current ? 'screen' : undefined)
    const shown = element.current
    shown?.addEventListener('fullscreenchange', follow)
    return () => shown?.removeEventListener('fullscreenchange', follow)
  }, [element])

  const enter = async () => {
    try {
      // What had the focus may lie outside, where the keys would be lost.
      element.current?.focus({ preventScroll: true })
      await element.current?.requestFullscreen()
    } catch {
      setFull('window')
    }
  }
  const leave = () => {
    if (full === 'screen') void document.exitFullscreen()
    else setFull(undefined)
  }
  return { full: full !== undefined, leave, toggle: () => (full ? leave() : void enter()) }
}

/** True once nobody has moved for a while; only while it matters. */
export function useFaded(element: RefObject<HTMLElement | null>, matters: boolean): boolean {
  const [faded, setFaded] = useState(false)
  useEffect(() => {
    const shown = element.current
    if (!matters || !shown) return
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      setFaded(false)
      timer = setTimeout(() => setFaded(true), fadeAfter)
    }
    wake()
    for (const sign of signs) shown.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      setFaded(false)
      for (const sign of signs) shown.removeEventListener(sign, wake)
    }
  }, [element, matters])
  return faded
}
