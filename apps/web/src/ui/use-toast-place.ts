import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, boxAt, freePlace, isMuchWider, overlaps, type ToastPlace } from './toast-place.ts'

const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
const edge = 16

const isSeen = ({ width, height, bottom, top }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < innerHeight

const boxesIn = (scope: Element, apart: Element): Box[] =>
  [...scope.querySelectorAll(pressable)]
    .filter((each) => !apart.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter(isSeen)

/** What has the focus, and the form or dialog that it belongs to. */
function inUseBeside(apart: Element): Box[] {
  const active = document.activeElement
  if (!active || active === document.body || apart.contains(active)) return []
  const form = active.closest('form')
  const around = form ? boxesIn(form, apart) : []
  const box = active.getBoundingClientRect()
  // A line that was pressed to open it is not typed in: what is beside the message is enough of it.
  const isLine = active.matches('summary') && isMuchWider(box, apart.getBoundingClientRect())
  return active.matches(pressable) && !isLine ? [...around, box] : around
}

/** While a dialog is open, what lies behind it cannot be pressed. */
const reachable = (): Element =>
  [...document.querySelectorAll('[aria-modal="true"], [data-full-screen]')].at(-1) ?? document.body

/** Where messages lie so that they cover no control, and never the one in use. They stay there while they are read. */
export function useToastPlace(corner: RefObject<HTMLElement | null>, count: number): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom-right')
  useLayoutEffect(() => {
    const shown = corner.current
    if (!shown || count === 0) return
    const size = shown.getBoundingClientRect()
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const room = {
      width: document.documentElement.clientWidth,
      height: innerHeight,
      top: Math.max(0, top),
      edge,
    }
    const choose = () =>
      setPlace(freePlace(size, room, { controls: boxesIn(reachable(), shown), inUse: inUseBeside(shown) }))
    choose()
    const moveAway = () =>
      setPlace((now) => {
        const box = boxAt(now, size, room)
        const inUse = inUseBeside(shown)
        if (!inUse.some((each) => overlaps(box, each))) return now
        return freePlace(size, room, { controls: boxesIn(reachable(), shown), inUse })
      })
    document.addEventListener('focusin', moveAway)
    return () => document.removeEventListener('focusin', moveAway)
  }, [corner, count])
  return place
}
