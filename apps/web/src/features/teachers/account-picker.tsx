import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Reply } from '../../lib/call.ts'
import { fullName } from '../../lib/format.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { TypeAhead } from '../../ui/type-ahead.tsx'
import { teachersKey } from './queries.ts'

export type TeacherAccount = Reply<'GET /api/education/users/teachers'>[number]

type AccountPickerProps = {
  value: TeacherAccount | undefined
  onChange: (account: TeacherAccount | undefined) => void
  error?: string
}

const most = 50

const said = (account: TeacherAccount): string => `${fullName(account)} (${account.email})`

/** Finds the account of a teacher who has no profile yet. */
export function AccountPicker({ value, onChange, error }: AccountPickerProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const search = useSettled((typed ?? '').trim(), 300)
  const found = useQuery({
    queryKey: [teachersKey, 'accounts', search],
    queryFn: ({ signal }) =>
      call(
        'GET /api/education/users/teachers',
        { query: { search, without_profile: 'true', limit: most } },
        { signal },
      ),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const accounts = found.data ?? []
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && value) onChange(undefined)
  }
  const pick = (id: string) => {
    setTyped(undefined)
    onChange(accounts.find((account) => String(account.id) === id))
  }
  return (
    <TypeAhead
      label="Account"
      name="user_id"
      placeholder="Type a name or e-mail"
      hint="Optional. Teachers who have an account and no profile yet."
      maxLength={120}
      value={typed ?? (value ? said(value) : '')}
      onType={type}
      onOpen={(opened) => {
        setOpen(opened)
        if (!opened) setTyped(undefined)
      }}
      suggestions={accounts.map((account) => ({
        value: String(account.id),
        label: fullName(account),
        note: account.email,
      }))}
      onPick={pick}
      said={
        found.isPending ? 'Searching...' : found.isError ? 'Failed to load teachers' : 'No accounts found'
      }
      error={error}
    />
  )
}
