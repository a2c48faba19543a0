import { IconPhotoUp } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import css from './drop-zone.module.css'
import { messageOf } from './field-look.tsx'
import { type FileRule, whyNot } from './file-check.ts'
import { FileThumbnail } from './file-thumbnail.tsx'
import { useHandedFiles } from './handed-files.ts'

type DropZoneProps = {
  /** Names the file field. */
  label: string
  /** What the empty zone asks for. */
  choose?: string
  /** Stands for a file that is no picture. */
  icon?: ReactNode
  rule: FileRule
  hint?: ReactNode
  file: File | undefined
  onChange: (file: File | undefined) => void
  error?: ReactNode
  disabled?: boolean
  /** Stands under the chosen file's name, such as how far it has been sent. */
  status?: ReactNode
}

/** One file: chosen, dropped or pasted. What cannot be taken is refused at once and the earlier choice stays. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    choose = 'Choose a picture',
    icon,
    rule,
    hint,
    file,
    onChange,
    error,
    disabled,
    status,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const id = useId()

  const take = (chosen: File | undefined) => {
    if (!chosen || disabled) return
    const fault = whyNot(chosen, rule)
    setRefused(fault)
    if (!fault) onChange(chosen)
  }
  const zone = useRef<HTMLDivElement>(null)
  const over = useHandedFiles(zone, ([first]) => take(first))

  const remove = () => {
    setRefused(undefined)
    onChange(undefined)
    input.current?.focus()
  }
  const message = refused ?? error
  return (
    <div className={css.field}>
      <div
        ref={zone}
        className={css.zone}
        data-over={over || undefined}
        data-chosen={file ? true : undefined}
      >
        <label className={css.pick}>
          <input
            ref={input}
            type="file"
            accept={[...rule.types, ...(rule.endings ?? [])].join(',')}
            disabled={disabled}
            tabIndex={file ? -1 : undefined}
            aria-label={label}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          {file ? null : (
            <>
              {icon ?? <IconPhotoUp size={28} aria-hidden />}
              <b>{choose}</b>
              <span>or drop it here, or paste it</span>
            </>
          )}
        </label>
        {file ? (
          <FileThumbnail
            file={file}
            icon={icon}
            disabled={disabled}
            onReplace={() => input.current?.click()}
            onRemove={remove}
          >
            {status}
          </FileThumbnail>
        ) : null}
      </div>
      <p id={`${id}-error`} className={css.error} role="alert">
        {messageOf(message)}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  )
}
