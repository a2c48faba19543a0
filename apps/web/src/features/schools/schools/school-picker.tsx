import type { PublicSchool } from '@klasrum/contract/schools'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { TypeAhead } from '../../../ui/type-ahead.tsx'
import { placeKey } from '../place-keys.ts'
import { schoolText } from './school-text.ts'
import { useSchoolChoice } from './use-school-choice.ts'

type Named = { id: number; name: string; code: string }

type SchoolPickerProps = {
  label?: string
  name?: string
  /** The school's id as text; empty when none is chosen. */
  value: string
  onChange: (id: string, school?: PublicSchool) => void
  /** The chosen school where its name is at hand; otherwise it is asked for. */
  known?: Named
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
}

const most = 30

/** Finds a school by typing. What was typed without picking is dropped when the field is left; emptying it takes the choice away. */
export function SchoolPicker({
  label = 'School',
  name = 'school_id',
  placeholder = 'Type a name or code',
  value,
  onChange,
  known,
  ...rest
}: SchoolPickerProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [picked, setPicked] = useState<PublicSchool>()
  const chosen = useChosen(value, [picked, known])
  const search = useSettled((typed ?? '').trim(), 300)
  const found = useSchoolChoice({ search, limit: most, enabled: open })
  const schools = found.data ?? []

  const type = (text: string) => {
    setTyped(text)
    if (text === '' && value) onChange('')
  }
  const pick = (id: string) => {
    const school = schools.find((each) => String(each.id) === id)
    setTyped(undefined)
    setPicked(school)
    onChange(id, school)
  }
  return (
    <TypeAhead
      {...rest}
      label={label}
      name={name}
      placeholder={placeholder}
      maxLength={120}
      value={typed ?? (chosen ? schoolText(chosen) : '')}
      onType={type}
      onOpen={(opened) => {
        setOpen(opened)
        if (!opened) setTyped(undefined)
      }}
      suggestions={schools.map((school) => ({
        value: String(school.id),
        label: school.name,
        note: `${school.code}, ${school.region}`,
      }))}
      onPick={pick}
      said={
        found.isPending
          ? 'Searching...'
          : found.isError
            ? 'Failed to load schools. Please try again.'
            : 'No schools found'
      }
    />
  )
}

/** The school behind an id: one of those at hand, or as the server names it. */
function useChosen(value: string, atHand: readonly (Named | undefined)[]): Named | undefined {
  const near = atHand.find((school) => school && String(school.id) === value)
  const asked = useQuery({
    queryKey: [placeKey, 'school', value],
    queryFn: ({ signal }) => call('GET /api/education/schools/{id}', { params: { id: value } }, { signal }),
    enabled: value !== '' && !near,
  })
  return near ?? (value ? asked.data : undefined)
}
