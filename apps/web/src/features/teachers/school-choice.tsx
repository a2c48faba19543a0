import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useEffect } from 'react'
import { SchoolPicker, useSchoolChoice } from '../schools/door.ts'

type SchoolChoiceProps = {
  value: string
  onChange: (id: string) => void
  teacher: TeacherProfile | undefined
  /** Why the school cannot be chosen here. */
  locked?: string
  error?: string
}

/** Where there is only one school it is chosen and stays. */
export function SchoolChoice({ value, onChange, teacher, locked, error }: SchoolChoiceProps) {
  const only = useOnlySchool()
  const known = teacher && {
    id: teacher.school_id,
    name: teacher.school_name,
    code: teacher.school_code,
  }
  useEffect(() => {
    if (only && !value) onChange(String(only.id))
  }, [only, value, onChange])
  return (
    <SchoolPicker
      value={value}
      onChange={(id) => onChange(id)}
      known={only ?? known}
      hint={locked ? `* School selection is required. ${locked}` : '* School selection is required'}
      required
      disabled={locked !== undefined || (only !== undefined && value === String(only.id))}
      error={error}
    />
  )
}

function useOnlySchool() {
  const { data } = useSchoolChoice({ search: '', limit: 2 })
  return data?.length === 1 ? data[0] : undefined
}
