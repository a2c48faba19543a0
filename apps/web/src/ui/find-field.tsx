import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sayOr } from '../lib/say-or.ts'
import { useSettled } from '../lib/use-settled.ts'
import { toast } from './toasts.tsx'
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
  /** Makes a record of what was typed, where none has that name. */
  create?: (typed: string) => Promise<F>
  placeholder: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

const fits = ({ label, note = '' }: Found, typed: string): boolean =>
  `${label} ${note}`.toLocaleLowerCase('en-PH').includes(typed.toLocaleLowerCase('en-PH'))

const isNamed = ({ label }: Found, typed: string): boolean =>
  label.localeCompare(typed, 'en-PH', { sensitivity: 'base' }) === 0

/** Of the suggestion that makes a new record; no record has an empty id. */
const newValue = ''

/** Finds one record by typing. What was typed without picking is dropped when the field is left; emptying it takes the choice away. */
export function FindField<F extends Found>({
  chosen,
  onChoose,
  queryKey,
  find,
  said,
  create,
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
  const isAnswered = wanted === search && !found.isPlaceholderData && found.isSuccess
  const offersNew = create && isAnswered && wanted && !suggestions.some((each) => isNamed(each, wanted))
  const make = async () => {
    try {
      onChoose(await create?.(wanted))
    } catch (error) {
      toast({ tone: 'harm', title: sayOr(error, 'It could not be created. Please try again.') })
    }
  }
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
      suggestions={
        offersNew ? [...suggestions, { value: newValue, label: `Create “${wanted}”` }] : suggestions
      }
      onPick={(value) => {
        setTyped(undefined)
        if (value === newValue) return void make()
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
