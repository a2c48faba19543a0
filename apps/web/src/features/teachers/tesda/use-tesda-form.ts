import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { loadTeachersAgain, writeMetadata } from '../queries.ts'
import { type TesdaFields, tesdaChecks, tesdaFieldsOf, tesdaOf, withTesda } from './tesda-fields.ts'

/** TESDA data typed over what the profile keeps; only what was typed stays when another profile is taken. */
export function useTesdaForm(teacher: TeacherProfile | undefined, onSaved: () => void) {
  const client = useQueryClient()
  const [base, setBase] = useState(teacher)
  const [typed, setTyped] = useState<Partial<TesdaFields>>({})
  const fields = {
    teacher: base ? String(base.id) : '',
    ...tesdaFieldsOf(base?.metadata_json.tesda),
    ...typed,
  }
  const form = useForm({
    fields,
    checks: { ...tesdaChecks, teacher: (id) => (id ? undefined : 'Please choose the teacher.') },
    send: async (sent) => base && writeMetadata(base, withTesda(base.metadata_json, tesdaOf(sent))),
    onSent: () => {
      void loadTeachersAgain(client)
      onSaved()
    },
  })
  return {
    ...form,
    fields,
    base,
    take: setBase,
    change: (part: Partial<TesdaFields>) => setTyped((before) => ({ ...before, ...part })),
  }
}
