import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import css from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Names what is lost. */
  children: ReactNode
  confirmLabel: string
  workingLabel: string
  /** How the button that changes nothing reads, where "Cancel" could mean both. */
  leaveLabel?: string
  /** While what is lost is not known yet. */
  confirmDisabled?: boolean
  /** Red unless nothing is lost. */
  confirmKind?: 'harm' | 'primary'
  /** The dialog closes once this is done, and stays open with the message when it fails. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /** The kinder way, as a button. */
  extra?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, workingLabel, onConfirm, onClose, extra } = props
  const { confirmKind = 'harm', confirmDisabled, leaveLabel = 'Cancel' } = props
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const leave = () => {
    if (working) return
    setProblem(undefined)
    onClose()
  }
  const confirm = async () => {
    setWorking(true)
    setProblem(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.')
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      footer={
        <>
          <Button onClick={leave} disabled={working}>
            {leaveLabel}
          </Button>
          {extra}
          <Button
            kind={confirmKind}
            disabled={confirmDisabled}
            working={working && workingLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.confirm}>
        {children}
        {problem ? <Notice tone="harm">{problem}</Notice> : null}
      </div>
    </Dialog>
  )
}
