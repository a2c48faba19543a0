import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSettled } from '../lib/use-settled.ts'
import { TypeAhead } from './type-ahead.tsx'

type Found = { value: string; label: string; note?: string }

type FindFieldProps<F extends Found> = {
  label: string
  name: string
  /** The text of what is chosen; empty when nothing is. */
  chosen: string
  onChoose: (found: F | undefined) => void
  /** The search is added to it. */
  queryKey: readonly unknown[]
  find: (search: string, signal: AbortSignal) => Promise<F[]>
  /** What stands in the list when it is empty, and when it could not be read. */
  said: { none: string; failed: string }
  placeholder: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

const fits = ({ label, note = '' }: Found, typed: string): boolean =>
  `${label} ${note}`.toLocaleLowerCase('en-PH').includes(typed.toLocaleLowerCase('en-PH'))

/** Finds one record by typing. What was typed without picking is dropped when the field is left; emptying it takes the choice away. */
export function FindField<F extends Found>({
  chosen,
  onChoose,
  queryKey,
  find,
  said,
  ...rest
}: FindFieldProps<F>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const wanted = (typed ?? '').trim()
  const search = useSettled(wanted, 300)
  const found = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  // Until the answer to what is typed is there, only those of the last one that fit: Enter must not pick another.
  const suggestions =
    wanted === search && !found.isPlaceholderData
      ? (found.data ?? [])
      : (found.data ?? []).filter((each) => fits(each, wanted))
  return (
    <TypeAhead
      {...rest}
      maxLength={120}
      value={typed ?? chosen}
      onType={(text) => {
        setTyped(text)
        if (text === '' && chosen) onChoose(undefined)
      }}
      onOpen={(opened) => {
        setOpen(opened)
        if (!opened) setTyped(undefined)
      }}
      suggestions={suggestions}
      onPick={(value) => {
        setTyped(undefined)
        onChoose(suggestions.find((each) => each.value === value))
      }}
      said={
        found.isPending || wanted !== search || found.isPlaceholderData
          ? 'Searching...'
          : found.isError
            ? said.failed
            : said.none
      }
    />
  )
}
