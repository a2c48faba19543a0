import { type RefObject, useCallback, useLayoutEffect, useReducer, useState } from 'react'

/** Letter sizes of a slide 960 wide, the largest first. */
const sizes = [60, 52, 46, 43, 40, 36, 32, 29, 26, 24, 22, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7]

const headLineHeight = 1.15
/** What a heading is set in where its body asks for no more; one that is longer than two lines of the last is cut. */
const headSizes = [36, 32, 29, 26, 24]
/** A heading is at least this much larger than its body. */
const headShare = 1.2

const setSize = (shown: HTMLElement, size: number) => shown.style.setProperty('--size', String(size))
const letterPx = (shown: Element): number => Number.parseFloat(getComputedStyle(shown).fontSize)

/** Letters reach a little beyond close-set lines: that is no line too many. */
function overflows(shown: HTMLElement): boolean {
  const forgiven = letterPx(shown) * 0.25
  return (
    shown.scrollHeight > shown.clientHeight + forgiven || shown.scrollWidth > shown.clientWidth + forgiven
  )
}

/** Measured whenever it is drawn, and again with the letters of the product and in another room. */
function useMeasured(element: RefObject<HTMLElement | null>, onWidth?: () => void): void {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    let stays = true
    void document.fonts.ready.then(() => stays && measureAgain())
    let width = element.current?.clientWidth
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target.clientWidth !== width) onWidth?.()
      width = entry?.target.clientWidth
      measureAgain()
    })
    if (element.current) observer.observe(element.current)
    return () => {
      stays = false
      observer.disconnect()
    }
  }, [element, onWidth])
}

/** The largest letters in which all of it finds room. */
export function useFit(element: RefObject<HTMLElement | null>, most: number): void {
  useMeasured(element)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    for (const size of sizes) {
      if (size > most) continue
      setSize(shown, size)
      if (!overflows(shown)) return
    }
  })
}

/** On one line if it can be large there, else on two. */
function fitHead(head: HTMLElement, most: number): number {
  const tries = [[most, 1], ...headSizes.map((size) => [size, 2])] as [number, number][]
  if (most > 36) tries.splice(1, 0, [36, 1])
  for (const [size, lines] of tries) {
    setSize(head, size)
    const text = head.firstElementChild ?? head
    if (text.scrollHeight <= letterPx(text) * headLineHeight * (lines + 0.4)) return size
  }
  return headSizes.at(-1) ?? 0
}

type SheetParts = {
  head: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  /** The largest letters of the body. */
  most: number
  /** What is smaller on the screen cannot be read. */
  leastPx: number
}

/** Heading and body in letters that go together. Tells whether the body became too small to be read. */
export function useSheetFit({ head, body, most, leastPx }: SheetParts): boolean {
  const [isSmall, setSmall] = useState(false)
  const lookAgain = useCallback(() => setSmall(false), [])
  useMeasured(body, lookAgain)
  useLayoutEffect(() => {
    if (!head.current || !body.current) return
    for (const size of sizes) {
      if (size > most) continue
      setSize(body.current, size)
      const headed = fitHead(head.current, Math.max(36, size * headShare))
      if (headed >= size * headShare && !overflows(body.current)) break
    }
    if (letterPx(body.current) < leastPx) setSmall(true)
  })
  return isSmall
}
