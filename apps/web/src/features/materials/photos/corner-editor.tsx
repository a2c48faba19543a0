import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import css from './photos.module.css'
import type { Corner, Corners } from './straighten.ts'

const names = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'] as const
/** Of the picture. */
const step = 0.01
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const within = (value: number): number => Math.min(1, Math.max(0, value))

type CornerEditorProps = { url: string; name: string; corners: Corners; onChange: (corners: Corners) => void }

/** The page is what lies between four corners, which are dragged or moved by the arrow keys. */
export function CornerEditor({ url, name, corners, onChange }: CornerEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const move = (at: number, to: Corner) => {
    const next = corners.map((corner, index) =>
      index === at ? { x: within(to.x), y: within(to.y) } : corner,
    )
    onChange(next as unknown as Corners)
  }
  const drag = (at: number, event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(at, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  const press = (at: number, event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? []
    const corner = corners[at]
    if (x === undefined || y === undefined || !corner) return
    event.preventDefault()
    const times = event.shiftKey ? 5 : 1
    move(at, { x: corner.x + x * times, y: corner.y + y * times })
  }
  const outline = corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')
  return (
    <div className={css.desk}>
      <div ref={frame} className={css.frame}>
        <img src={url} alt={name} draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d={`M0 0H100V100H0Z M${outline.replaceAll(' ', 'L')}Z`} fillRule="evenodd" />
          <polygon points={outline} />
        </svg>
        {names.map((label, at) => (
          <button
            key={label}
            type="button"
            className={css.corner}
            aria-label={label}
            style={{ left: `${(corners[at]?.x ?? 0) * 100}%`, top: `${(corners[at]?.y ?? 0) * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(at, event)}
            onKeyDown={(event) => press(at, event)}
          />
        ))}
      </div>
    </div>
  )
}
