import type { Component } from '@klasrum/grading/components'
import { componentNameUnder, type Policy } from '@klasrum/grading/policies'
import type { ComponentWeights } from '@klasrum/grading/quarter-grade'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { TextField } from '../../../ui/field.tsx'
import { components } from '../model/columns.ts'
import css from './weights.module.css'

export type TypedWeights = Record<Component, string>

const inRange = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 100

export const figuresOf = (typed: TypedWeights): ComponentWeights => ({
  ww: Number(typed.ww) || 0,
  pt: Number(typed.pt) || 0,
  qa: Number(typed.qa) || 0,
})

const sumOf = ({ ww, pt, qa }: ComponentWeights): number => ww + pt + qa

export const typedOf = ({ ww, pt, qa }: ComponentWeights): TypedWeights => ({
  ww: String(ww),
  pt: String(pt),
  qa: String(qa),
})

/** QA follows the other two, never below 0; changed by itself it changes nothing else. */
function typeWeight(typed: TypedWeights, component: Component, text: string): TypedWeights {
  const next = { ...typed, [component]: text.trim() }
  if (component === 'qa') return next
  const { ww, pt } = figuresOf(next)
  return { ...next, qa: String(Math.max(0, 100 - ww - pt)) }
}

/** Why these cannot be saved. */
export function weightsProblem(typed: TypedWeights): string | undefined {
  if (!components.every((component) => inRange(typed[component]))) return 'Use whole numbers from 0 to 100.'
  return sumOf(figuresOf(typed)) === 100 ? undefined : 'Weights must sum to 100%'
}

type WeightInputsProps = {
  policy: Policy['id']
  typed: TypedWeights
  onChange: (typed: TypedWeights) => void
  disabled?: boolean
}

export const WeightInputs = ({ policy, typed, onChange, disabled }: WeightInputsProps) => (
  <div className={css.inputs}>
    {components.map((component) => (
      <TextField
        key={component}
        label={`${componentNameUnder(policy, component)} (%)`}
        name={component}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        disabled={disabled}
        value={typed[component]}
        onChange={(text) => onChange(typeWeight(typed, component, text))}
        error={inRange(typed[component]) ? undefined : 'Use 0 to 100.'}
      />
    ))}
  </div>
)

/** Plain until something is typed: weights that were never set are no mistake. */
export function WeightSum({ typed, changed }: { typed: TypedWeights; changed: boolean }) {
  const sum = sumOf(figuresOf(typed))
  const tone = sum === 100 ? 'done' : changed ? 'harm' : undefined
  return (
    <span className={css.sum} data-tone={tone}>
      {tone === 'done' ? <IconCheck size={16} aria-hidden /> : null}
      {tone === 'harm' ? <IconAlertTriangle size={16} aria-hidden /> : null}
      Sum {sum}%
    </span>
  )
}
