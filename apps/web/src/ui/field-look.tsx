import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './field.module.css'

/** Class names for every Mantine input, so that all fields look alike. */
export const fieldLook = {
  root: css.root ?? '',
  wrapper: css.wrapper ?? '',
  input: css.input ?? '',
  label: css.label ?? '',
  description: css.hint ?? '',
  error: css.error ?? '',
}

export const messageOf = (error: ReactNode) =>
  error ? (
    <>
      <IconAlertCircle size={16} aria-hidden />
      <span>{error}</span>
    </>
  ) : undefined
