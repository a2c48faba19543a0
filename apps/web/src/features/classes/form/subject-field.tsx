import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { FindField } from '../../../ui/find-field.tsx'
import { subjectText } from './class-fields.ts'

type SubjectFieldProps = {
  chosen: string
  onChoose: (id: string, name: string) => void
  error?: ReactNode
}

const most = 50

async function findSubjects(search: string, signal: AbortSignal) {
  const subjects = await call('GET /api/education/subjects', { query: { search, limit: most } }, { signal })
  return subjects.map((subject) => ({
    value: String(subject.id),
    label: subject.name,
    note: subject.code,
    shown: subjectText(subject),
  }))
}

export const SubjectField = ({ chosen, onChoose, error }: SubjectFieldProps) => (
  <FindField
    label="Subject"
    name="subject_id"
    placeholder="Type a name or code"
    required
    chosen={chosen}
    onChoose={(found) => onChoose(found?.value ?? '', found?.shown ?? '')}
    queryKey={['subjects', 'find']}
    find={findSubjects}
    said={{ none: 'No subjects found', failed: 'Failed to load subjects' }}
    error={error}
  />
)
