import css from './first-steps.module.css'

const steps = ['Class', 'Learners', 'Grade sheet']

/** The way from nothing to a grade sheet; `at` counts from 1. */
export const FirstSteps = ({ at }: { at: number }) => (
  <ol className={css.steps} aria-label="The way to a grade sheet">
    {steps.map((step, index) => (
      <li key={step} aria-current={index + 1 === at ? 'step' : undefined}>
        {index + 1}. {step}
      </li>
    ))}
  </ol>
)
