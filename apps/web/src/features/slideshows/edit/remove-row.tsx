import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'

export type RowsToType = {
  heads: readonly string[]
  /** Without the heads: the first is row 1. */
  rows: readonly (readonly string[])[]
  /** Line 0 has the heads. */
  type: (line: number, column: number, typed: string) => void
  /** Takes a row away. */
  remove: (line: number) => void
}

type RemoveRowProps = { line: number; remove: RowsToType['remove'] }

export const RemoveRow = ({ line, remove }: RemoveRowProps) => (
  <IconButton label={`Remove row ${line}`} icon={<IconTrash />} onClick={() => remove(line)} />
)
