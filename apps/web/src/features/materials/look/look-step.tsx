import type { Look } from '@klasrum/contract/looks'
import { placed } from '../../../lib/placed.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import type { TypedCorrections, TypedFile } from './corrections.ts'
import { HeadingFields } from './heading-fields.tsx'
import css from './look.module.css'
import { LookFile } from './look-file.tsx'
import type { LookProblem } from './look-problem.ts'
import type { useScans } from './use-scans.ts'

type LookStepProps = {
  look: Look
  isBusy: boolean
  problem: LookProblem | undefined
  typed: TypedCorrections
  scans: ReturnType<typeof useScans>
  onType: (typed: TypedCorrections) => void
  onChangeFiles: () => void
  /** Asks for as much as the files give, where that is less. */
  onAskGiven: (() => void) | undefined
  onRetry: () => void
}

/** What the files give, before anything is paid, and what the teacher corrects of it. */
export function LookStep(props: LookStepProps) {
  const { look, isBusy, problem, typed, scans, onType, onChangeFiles, onAskGiven, onRetry } = props
  const heading = useArrivalFocus(true)
  const { files } = look
  const change = (place: number, part: Partial<TypedFile>) =>
    onType({ ...typed, files: { ...typed.files, [place]: { ...typed.files[place], ...part } } })
  return (
    <div className={css.step} aria-busy={isBusy || undefined}>
      <div className={css.head}>
        <h2 {...heading}>{files.length === 1 ? 'What your file gives' : 'What your files give'}</h2>
        <Button size="sm" onClick={onChangeFiles}>
          Change files
        </Button>
      </div>
      <p className={css.status} role="status">
        {isBusy ? 'Looking again with your settings...' : 'This look is free. Nothing was charged yet.'}
      </p>
      {problem ? (
        <Notice
          tone="harm"
          action={
            <Button size="sm" onClick={problem.over ? onChangeFiles : onRetry}>
              {problem.over ? 'Choose files' : 'Try again'}
            </Button>
          }
        >
          {problem.over ? problem.says : `${problem.says} The figures below are for your settings before.`}
        </Notice>
      ) : null}
      {placed(files).map(({ each, place }) => (
        <LookFile
          key={place}
          place={place + 1}
          file={each}
          typed={typed.files[place + 1] ?? {}}
          scans={scans}
          askGiven={
            onAskGiven ? (
              <Button
                size="sm"
                onClick={() => {
                  onAskGiven()
                  // The button goes: without this the focus would be nowhere.
                  heading.ref.current?.focus()
                }}
              >
                {files.length === 1 ? 'Ask for what the file gives' : 'Ask for what the files give'}
              </Button>
            ) : null
          }
          onType={(part) => change(place + 1, part)}
        />
      ))}
      {files.some(({ found }) => found) ? (
        <Card pad>
          <HeadingFields look={look} typed={typed} onType={onType} />
        </Card>
      ) : null}
    </div>
  )
}
