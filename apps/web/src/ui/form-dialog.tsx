import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import css from './form-dialog.module.css'
import { Notice } from './notice.tsx'

type FormDialogProps = {
  title: string
  /** From `useForm`. */
  formProps: ComponentProps<'form'>
  sending: boolean
  /** What went wrong as a whole. */
  problem?: string
  submitLabel: string
  workingLabel: string
  submitDisabled?: boolean
  /** Another thing to do with what was filled in. */
  other?: { label: string; onClick: () => void }
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. It cannot be left while it is being sent, and a failed one keeps what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, formProps, sending, problem, submitLabel, workingLabel, submitDisabled, other, children } =
    props
  const id = useId()
  const leave = () => {
    if (!sending) props.onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      footer={
        <>
          <Button onClick={leave} disabled={sending}>
            Cancel
          </Button>
          {other ? (
            <Button onClick={other.onClick} disabled={sending}>
              {other.label}
            </Button>
          ) : null}
          <Button
            kind="primary"
            type="submit"
            form={id}
            working={sending && workingLabel}
            disabled={submitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...formProps} id={id} className={css.form}>
        {problem ? <Notice tone="harm">{problem}</Notice> : null}
        {children}
      </form>
    </Dialog>
  )
}

/** Fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>
