import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import css from './tabs.module.css'

type Tab<V extends string> = { value: V; label: string; count?: number }

type TabsProps<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  tabs: readonly Tab<V>[]
  /** Stands at the right of the tabs, and under them where there is no room. */
  tools?: ReactNode
  /** What the chosen tab shows. */
  children: ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Where the tabs scroll, the chosen one comes to the middle. Only the list moves: the page would jump. */
function scrollIntoSight(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!list) return
  const observer = new ResizeObserver(() => {
    const chosen = tab.getBoundingClientRect()
    const room = list.getBoundingClientRect()
    list.scrollLeft += chosen.left + chosen.width / 2 - (room.left + room.width / 2)
  })
  observer.observe(list)
  return () => observer.disconnect()
}

export function Tabs<V extends string>({ label, value, onChange, tabs, tools, children }: TabsProps<V>) {
  const id = useId()
  useEffect(() => scrollIntoSight(document.getElementById(`${id}-${value}`)), [id, value])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length - 1,
    )
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <>
      <div className={css.bar}>
        <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              className={css.tab}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
            </button>
          ))}
        </div>
        {tools ? <div className={css.tools}>{tools}</div> : null}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
