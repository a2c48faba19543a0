import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from './button.tsx'
import css from './toasts.module.css'
import { useToastPlace } from './use-toast-place.ts'

type Toast = {
  tone: 'done' | 'care' | 'harm'
  title: string
  text?: ReactNode
  action?: { label: string; onClick: () => void }
}

type Shown = Toast & { id: number; seconds: number /** How often the same was said. */; times: number }

const usualSeconds = 5
let seconds = usualSeconds
let shown: readonly Shown[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Shown[]) {
  shown = next
  for (const listener of listeners) listener()
}

const close = (id: number) => show(shown.filter((each) => each.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long messages stay that are said while this page is open. */
export function useToastSeconds(wanted: number): void {
  useLayoutEffect(() => {
    seconds = wanted
    return () => {
      seconds = usualSeconds
    }
  }, [wanted])
}

/**
 * Says something in the corner of the screen for some seconds, errors too: what needs to be done about one is told in its
 * place. Answers with a function that takes it away.
 */
export function toast(said: Toast): () => void {
  lastId += 1
  const id = lastId
  const before = said.action ? undefined : shown.find((each) => isSame(each, said))
  const others = shown.filter((each) => each !== before).slice(-3)
  show([...others, { ...said, id, seconds, times: (before?.times ?? 0) + 1 }])
  return () => close(id)
}

const isSame = (one: Toast, other: Toast): boolean =>
  one.tone === other.tone && one.title === other.title && !one.action && !one.text && !other.text

const icons = { done: IconCheck, care: IconInfoCircle, harm: IconAlertTriangle }

export function Toasts() {
  const all = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
  const cards = (list: readonly Shown[]) => list.map((each) => <ToastCard key={each.id} toast={each} />)
  const corner = useRef<HTMLElement>(null)
  const place = useToastPlace(corner, all.length)
  return (
    <section
      ref={corner}
      className={css.corner}
      data-place={place}
      data-empty={all.length === 0 || undefined}
      aria-label="Messages"
    >
      <div className={css.live} aria-live="assertive">
        {cards(all.filter((each) => each.tone === 'harm'))}
      </div>
      <div className={css.live} aria-live="polite">
        {cards(all.filter((each) => each.tone !== 'harm'))}
      </div>
    </section>
  )
}

function ToastCard({ toast: { id, tone, title, text, action, seconds, times } }: { toast: Shown }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, held, seconds])

  const Icon = icons[tone]
  const act = () => {
    close(id)
    action?.onClick()
  }
  return (
    <article
      className={css.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={css.icon} size={20} aria-hidden />
      <div className={css.words}>
        <b>{title}</b>
        {times > 1 ? <span className={css.times}>{times} times</span> : null}
        {text ? <div>{text}</div> : null}
      </div>
      {action ? (
        <Button size="sm" onClick={act}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label="Close message" icon={<IconX />} size="sm" onClick={() => close(id)} />
    </article>
  )
}
