import type { ColumnId } from './columns.ts'
import type { CellKey } from './values.ts'

export type SheetTopic =
  | 'layout'
  | 'selection'
  | 'editing'
  | 'totals'
  | 'planned'
  | 'weights'
  | 'notice'
  | 'undo'
  | `cell:${CellKey}`
  | `row:${number}`
  | `column:${ColumnId}`

/** Who is told of what: a typed score redraws its cell and the grades of its row, nothing else. */
export function createTopics() {
  const listeners = new Map<SheetTopic, Set<() => void>>()
  const touched = new Set<SheetTopic>()
  let depth = 0

  function tellAll(): void {
    const topics = [...touched]
    touched.clear()
    for (const topic of topics) for (const tell of listeners.get(topic) ?? []) tell()
  }

  return {
    subscribe(topic: SheetTopic, tell: () => void): () => void {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(tell))
      return () => {
        known.delete(tell)
        if (known.size === 0 && listeners.get(topic) === known) listeners.delete(topic)
      }
    },
    touch(...topics: readonly SheetTopic[]): void {
      for (const topic of topics) touched.add(topic)
      if (depth === 0) tellAll()
    },
    /** Tells each listener once, when all is done. */
    together<T>(run: () => T): T {
      depth += 1
      try {
        return run()
      } finally {
        depth -= 1
        if (depth === 0) tellAll()
      }
    },
  }
}
export type Topics = ReturnType<typeof createTopics>
