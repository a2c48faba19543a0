import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { scrollToKeep, wheelZoom } from './zoom.ts'
import css from './zoom-picture.module.css'

type ZoomPictureProps = {
  src: string
  alt: string
  zoom: number
  onZoom: (zoom: number) => void
  /** A click that was no drag. */
  onPress: () => void
  /** The picture could not be drawn. */
  onBroken: () => void
}

type Point = { x: number; y: number }
const dragFrom = 4

/** Fills its place; larger than that it scrolls, is dragged with the mouse and zooms around the pointer. */
export function ZoomPicture({ src, alt, zoom, onZoom, onPress, onBroken }: ZoomPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const pointer = useRef<Point | null>(null)
  const drawn = useRef(zoom)
  const drag = useDrag(frame)

  useEffect(() => {
    const place = frame.current
    if (!place) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const edge = place.getBoundingClientRect()
      pointer.current = { x: event.clientX - edge.left, y: event.clientY - edge.top }
      onZoom(wheelZoom(drawn.current, event.deltaY))
    }
    // React listens to the wheel passively, and a passive listener cannot keep the page from scrolling.
    place.addEventListener('wheel', turn, { passive: false })
    return () => place.removeEventListener('wheel', turn)
  }, [onZoom])

  useLayoutEffect(() => {
    const place = frame.current
    if (!place || drawn.current === zoom) return
    const factor = zoom / drawn.current
    const { x, y } = pointer.current ?? { x: place.clientWidth / 2, y: place.clientHeight / 2 }
    place.scrollLeft = scrollToKeep(place.scrollLeft, x, factor)
    place.scrollTop = scrollToKeep(place.scrollTop, y, factor)
    drawn.current = zoom
    pointer.current = null
  }, [zoom])

  const press = (event: MouseEvent) => {
    if (!drag.moved(event)) onPress()
  }
  return (
    <div ref={frame} className={css.frame} data-zoomed={zoom > 1 || undefined} {...drag.handlers}>
      <button
        type="button"
        className={css.picture}
        style={{ width: `${zoom * 100}cqw`, height: `${zoom * 100}cqh` }}
        onClick={press}
        aria-label={`${alt}. Close`}
      >
        <img src={src} alt="" draggable={false} onError={onBroken} />
      </button>
    </div>
  )
}

/** Fingers scroll by themselves; the mouse needs help. */
function useDrag(frame: RefObject<HTMLDivElement | null>) {
  const [start, setStart] = useState<(Point & { left: number; top: number }) | null>(null)
  const far = (from: Point, event: MouseEvent) =>
    Math.hypot(event.clientX - from.x, event.clientY - from.y) > dragFrom
  return {
    /** Whether this click ends a drag; a click by keyboard has no start. */
    moved: (event: MouseEvent) => start !== null && event.detail > 0 && far(start, event),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const { scrollLeft: left = 0, scrollTop: top = 0 } = frame.current ?? {}
        setStart({ x: event.clientX, y: event.clientY, left, top })
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 1 || !start) return
        frame.current?.scrollTo(start.left - (event.clientX - start.x), start.top - (event.clientY - start.y))
      },
    },
  }
}
