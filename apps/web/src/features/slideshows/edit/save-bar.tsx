import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { DecideBar } from '../../../ui/decide-bar.tsx'
import { Notice } from '../../../ui/notice.tsx'
import css from './edit.module.css'

type SaveBarProps = {
  changed: boolean
  /** How many scenes were changed; none when only their order was. */
  scenes: number
  /** What was saved before is not heard yet: its making failed or was stopped. */
  silent: boolean
  /** It can be played, as it was made before. */
  made: boolean
  /** The show is being made. */
  busy: boolean
  /** How many scenes will be spoken again. */
  anew: number
  /** How many scenes have a word that was corrected since they were spoken. */
  corrected: number
  /** Points that the making costs, because they were given back. */
  cost: number
  sending: boolean
  problem: string | undefined
  /** There when the script was changed elsewhere: what is on the desk cannot be saved any more. */
  onLoadAgain: (() => void) | undefined
  onClose: () => void
  onSave: () => void
}

/** What saving will do, and the buttons that decide. */
export function SaveBar({
  changed,
  scenes,
  silent,
  made,
  busy,
  anew,
  corrected,
  cost,
  sending,
  problem,
  onLoadAgain,
  onClose,
  onSave,
}: SaveBarProps) {
  const label =
    silent && !changed
      ? 'Try again'
      : corrected > 0 && !changed
        ? 'Speak again'
        : cost > 0
          ? 'Save and make it'
          : 'Save changes'
  const ready = (changed || silent || corrected > 0) && !busy && !onLoadAgain
  return (
    <DecideBar>
      {onLoadAgain ? (
        <Notice
          tone="harm"
          title="This slide show was changed meanwhile. Please load it again."
          action={
            <Button size="sm" onClick={onLoadAgain}>
              Discard and load again
            </Button>
          }
        >
          Copy what you want to keep: your changes here were not saved.
        </Notice>
      ) : problem ? (
        <Notice tone="harm">{problem}</Notice>
      ) : null}
      <p className={css.note} aria-live="polite">
        {changed ? (
          <b>{scenes > 0 ? `${counted(scenes, 'scene')} changed. ` : 'The order was changed. '}</b>
        ) : null}
        {changed
          ? `${anew > 0 ? counted(anew, 'scene') : 'No scene'} will be spoken again when you save.`
          : silent
            ? made
              ? 'Your last changes are not spoken yet.'
              : 'This slide show is not made yet.'
            : corrected > 0
              ? `${counted(corrected, 'scene')} with a word that you corrected since: spoken again when you press Speak again.`
              : 'Only scenes whose words you change are spoken again.'}
        {cost > 0
          ? ` The points for this show were given back: making it costs ${counted(cost, 'point')}.`
          : ''}
      </p>
      <div className={`${css.tools} ${css.deciding}`}>
        <Button size="sm" onClick={onClose} disabled={sending}>
          {changed ? 'Discard changes' : 'Back to the player'}
        </Button>
        <Button
          size="sm"
          kind="primary"
          working={sending && 'Saving...'}
          aria-disabled={!ready || undefined}
          onClick={ready ? onSave : undefined}
        >
          {label}
          {cost > 0 ? ` for ${counted(cost, 'point')}` : ''}
        </Button>
      </div>
    </DecideBar>
  )
}
