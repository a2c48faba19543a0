import type { RunStep } from '@klasrum/contract/runs'
import { IconCheck } from '@tabler/icons-react'
import { Arc } from '../../../ui/arc.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { runStepLabels } from '../run-text.ts'
import css from './files.module.css'

type FileProgressProps = { name: string; step: RunStep | null; share: number }

/** How far a file is: the bar follows the server and is full only with the result. */
export function FileProgress({ name, step, share }: FileProgressProps) {
  const shown = Math.min(99, share)
  const at = runStepLabels.findIndex((each) => each.step === step)
  return (
    <div className={css.progress}>
      <p className={css.now}>
        <b>{runStepLabels[at]?.label ?? 'Waiting for its turn'}</b>
      </p>
      <Meter label={`Progress of ${name}`} value={shown} />
      <ol className={css.steps}>
        {runStepLabels.map(({ step: each, label }, place) => (
          <li
            key={each}
            data-state={place < at ? 'done' : place === at ? 'now' : undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            <span aria-hidden>{place < at ? <IconCheck /> : place === at ? <Arc /> : null}</span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  )
}
