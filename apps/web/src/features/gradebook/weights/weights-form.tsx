import type { ClassSummary } from '@klasrum/contract/classes'
import type { Weights as StoredWeights } from '@klasrum/contract/weights'
import { presetsOf } from '@klasrum/grading/presets'
import type { ComponentWeights } from '@klasrum/grading/quarter-grade'
import { usualWeights } from '@klasrum/grading/usual-weights'
import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { weightsOf } from '../model/grades.ts'
import { Presets } from './presets.tsx'
import { figuresOf, typedOf, WeightInputs, weightsProblem } from './weight-inputs.tsx'
import css from './weights.module.css'

const unset = { ww: 0, pt: 0, qa: 0 }

export function useTypedWeights(saved: StoredWeights | null) {
  const known = typedOf(weightsOf(saved) ?? unset)
  const [typed, setTyped] = useState<typeof known>()
  const shown = typed ?? known
  const { ww, pt, qa } = figuresOf(shown)
  return {
    typed: shown,
    setTyped,
    /** What is saved shows again. */
    settle: () => setTyped(undefined),
    changed: (['ww', 'pt', 'qa'] as const).some((component) => shown[component] !== known[component]),
    problem: weightsProblem(shown),
    body: {
      written_work_weight: ww,
      performance_task_weight: pt,
      quarterly_assessment_weight: qa,
    } satisfies StoredWeights,
  }
}

type WeightsFormProps = {
  klass: ClassSummary
  weights: ReturnType<typeof useTypedWeights>
  /** Sends them; called only when they sum to 100. */
  onSave: () => void
  formId?: string
  disabled?: boolean
  children?: ReactNode
}

/** Fields and presets; the button that saves stands where the form does. */
export function WeightsForm({ klass, weights, onSave, formId, disabled, children }: WeightsFormProps) {
  const narrow = useNarrow()
  const own = usualWeights({
    policy: klass.policy,
    gradeLevel: klass.grade_level,
    subject: klass.subject_name,
    schoolYear: klass.school_year,
  })
  const rest = presetsOf(klass.policy).filter((preset) => preset !== own)
  const offer = {
    now: figuresOf(weights.typed),
    onTake: (taken: ComponentWeights) => weights.setTyped(typedOf(taken)),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!disabled && !weights.problem) onSave()
  }
  return (
    <form id={formId} className={css.form} onSubmit={submit} noValidate>
      {own && !disabled ? (
        <div className={css.own}>
          <p className={css.hint}>For this subject and grade level:</p>
          <Presets label="For this subject and grade level" presets={[own]} {...offer} />
        </div>
      ) : null}
      <WeightInputs
        policy={klass.policy}
        typed={weights.typed}
        onChange={weights.setTyped}
        disabled={disabled}
      />
      {weights.changed && weights.problem ? <Notice tone="harm">{weights.problem}</Notice> : null}
      {children}
      {disabled ? null : (
        <details className={css.offer} open={!own && !narrow && !weights.changed && weights.typed.ww === '0'}>
          <summary>
            Weights by learning area
            <IconChevronDown size={16} aria-hidden />
          </summary>
          <Presets label="Weights by learning area" presets={rest} {...offer} />
        </details>
      )}
    </form>
  )
}
