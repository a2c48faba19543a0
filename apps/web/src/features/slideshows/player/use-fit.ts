import { type RefObject, useCallback, useLayoutEffect, useReducer, useState } from 'react'

/** Letter sizes of a slide 960 wide, the largest first. */
const sizes = [60, 52, 46, 43, 40, 36, 32, 29, 26, 24, 22, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7]

const headLineHeight = 1.15
/** Headings have two sizes, on one line or on two, so that they do not jump from slide to slide; a longer one is cut. */
const headSizes = { oneLine: 40, twoLines: 30 }

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

function fitHead(head: HTMLElement): number {
  setSize(head, headSizes.oneLine)
  const text = head.firstElementChild ?? head
  if (text.scrollHeight <= letterPx(text) * headLineHeight * 1.4) return headSizes.oneLine
  setSize(head, headSizes.twoLines)
  return headSizes.twoLines
}

type SheetParts = {
  head: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  /** The largest letters of the body. */
  most: number
  /** What is smaller on the screen cannot be read. */
  leastPx: number
  /** In how many parts the body can be shown at most, one after the other. */
  mostParts: number
}

/** Heading and body in letters that go together. Tells in how many parts the body must be shown to be read. */
export function useSheetFit({ head, body, most, leastPx, mostParts }: SheetParts): number {
  const [parts, setParts] = useState(1)
  const lookAgain = useCallback(() => setParts(1), [])
  useMeasured(body, lookAgain)
  useLayoutEffect(() => {
    if (!head.current || !body.current) return
    const headed = fitHead(head.current)
    for (const size of sizes) {
      if (size > Math.min(most, headed)) continue
      setSize(body.current, size)
      if (!overflows(body.current)) break
    }
    if (letterPx(body.current) < leastPx && parts < mostParts) setParts(parts + 1)
  })
  return parts
}
