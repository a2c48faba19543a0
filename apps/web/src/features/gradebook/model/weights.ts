import type { Weights as StoredWeights } from '@klasrum/contract/weights'
import type { Component } from '@klasrum/grading/components'
import type { ComponentWeights } from '@klasrum/grading/quarter-grade'
import { weightsOf } from './grades.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'

export type WeightsView = ComponentWeights & {
  sum: number
  /** Not as they are saved. */
  changed: boolean
  /** Changed, and sum to 100. */
  ready: boolean
  message: string | null
  saved: ComponentWeights | null
}

const unset: ComponentWeights = { ww: 0, pt: 0, qa: 0 }
const integer = /^\d+$/
const weightNames = { ww: 'Written Work weight', pt: 'Performance Task weight', qa: 'QA weight' }
const weightedScoreNames = { ww: 'WW weighted score', pt: 'PT weighted score', qa: 'QA weighted score' }
const baseRange = { least: 1, most: 9_999 }
const usualBase = 100

function readInteger(text: string, { least, most }: { least: number; most: number }): number | null {
  const typed = text.trim()
  const figure = integer.test(typed) ? Number(typed) : -1
  return figure >= least && figure <= most ? figure : null
}

/** QA follows the other two, never below 0; changed by itself it changes nothing else. */
function withWeight(weights: ComponentWeights, component: Component, weight: number): ComponentWeights {
  const next = { ...weights, [component]: weight }
  return component === 'qa' ? next : { ...next, qa: Math.max(0, 100 - next.ww - next.pt) }
}

type WeightsOptions = { data: SheetData; topics: Topics; onSaved: (weights: StoredWeights) => void }

export function createWeights({ data, topics, onSaved }: WeightsOptions) {
  let edited: ComponentWeights | null = null
  let message: string | null = null
  const bases = { ww: usualBase, pt: usualBase }
  let view: WeightsView | null = null

  const saved = () => weightsOf(data.now().sheet.weights)
  const changed = () => {
    view = null
    topics.touch('weights')
  }
  const set = (next: ComponentWeights | null, said: string | null = null) => {
    edited = next
    message = said
    changed()
  }

  function look(): WeightsView {
    const now = saved()
    const shown = edited ?? now ?? unset
    const isChanged =
      edited !== null && (!now || edited.ww !== now.ww || edited.pt !== now.pt || edited.qa !== now.qa)
    const sum = shown.ww + shown.pt + shown.qa
    return { ...shown, sum, changed: isChanged, ready: isChanged && sum === 100, message, saved: now }
  }
  const current = (): WeightsView => {
    view ??= look()
    return view
  }

  return {
    view: current,
    edit(component: Component, text: string, place: 'weight' | 'ws' = 'weight'): void {
      const { ww, pt, qa } = current()
      const weight = readInteger(text, { least: 0, most: 100 })
      const name = (place === 'ws' ? weightedScoreNames : weightNames)[component]
      const warning = weight === null ? `${name} must be between 0 and 100. Defaulted to 0.` : null
      set(withWeight({ ww, pt, qa }, component, weight ?? 0), warning)
    },
    take: (weights: ComponentWeights) => set(weights),
    reset: () => set(null),
    body(): StoredWeights {
      const { ww, pt, qa } = current()
      return { written_work_weight: ww, performance_task_weight: pt, quarterly_assessment_weight: qa }
    },
    saved(weights: StoredWeights): void {
      onSaved(weights)
      set(null)
    },
    /** The sheet was read anew; what is being edited stays. */
    refresh: changed,
    base: (component: 'ww' | 'pt') => bases[component],
    editBase(component: 'ww' | 'pt', text: string): void {
      const base = readInteger(text, baseRange)
      bases[component] = base ?? baseRange.least
      const name = `PS base (${component.toUpperCase()})`
      message = base === null ? `${name} must be between 1 and 9999. Defaulted to 1.` : null
      changed()
    },
  }
}
