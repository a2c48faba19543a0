import type { Subject } from '@klasrum/contract/subjects'
import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { FindField } from '../../../ui/find-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { subjectCode, subjectText } from './class-fields.ts'

type SubjectFieldProps = {
  chosen: string
  onChoose: (id: string, name: string) => void
  error?: ReactNode
}

const most = 50

async function findSubjects(search: string, signal: AbortSignal) {
  const subjects = await call('GET /api/education/subjects', { query: { search, limit: most } }, { signal })
  return subjects.map(foundOf)
}

const foundOf = (subject: Pick<Subject, 'id' | 'name' | 'code'>) => ({
  value: String(subject.id),
  label: subject.name,
  note: subject.code,
  shown: subjectText(subject),
})

async function createSubject(name: string) {
  const subject = await call('POST /api/education/subjects', { body: { name, code: subjectCode(name) } })
  toast({ tone: 'done', title: `${subject.name} was added to the subjects.` })
  return foundOf(subject)
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
    create={createSubject}
    said={{ none: 'No subjects found. Type its name to create it.', failed: 'Failed to load subjects' }}
    error={error}
  />
)
