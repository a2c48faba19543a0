import { type ReactNode, useState } from 'react'
import { Notice } from '../notice.tsx'
import { Tabs } from '../tabs.tsx'
import css from './preview-tabs.module.css'

type PreviewTabsProps<State extends string> = {
  label: string
  states: readonly {
    value: State
    label: string
    /** Said where there is none. */
    none: string
  }[]
  counts: Readonly<Record<State, number>>
  /** The tab that needs a look first. */
  first: State
  unknownColumns: readonly string[]
  /** The rows of a state of which there are some. */
  children: (state: State) => ReactNode
}

/** What a file would do, by what becomes of its rows. */
export function PreviewTabs<State extends string>(props: PreviewTabsProps<State>) {
  const { label, states, counts, first, unknownColumns, children } = props
  const [chosen, setChosen] = useState<{ state: State; counts: typeof counts }>()
  // Once its last row is corrected, a tab is left for the next that needs a look.
  const stays = chosen && (counts[chosen.state] > 0 || chosen.counts === counts)
  const state = stays ? chosen.state : first
  return (
    <div className={css.preview}>
      {unknownColumns.length > 0 ? (
        <Notice tone="info" title="Columns that are not used">
          {unknownColumns.join(', ')}
        </Notice>
      ) : null}
      <div>
        <Tabs
          label={label}
          value={state}
          onChange={(next) => setChosen({ state: next, counts })}
          tabs={states.map(({ value, label }) => ({ value, label, count: counts[value] }))}
        >
          {counts[state] > 0 ? (
            children(state)
          ) : (
            <p className={css.none}>{states.find(({ value }) => value === state)?.none}</p>
          )}
        </Tabs>
      </div>
    </div>
  )
}
