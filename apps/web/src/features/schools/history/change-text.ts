import type { PlaceChange } from '@klasrum/contract/place-changes'
import { counted } from '../../../lib/format.ts'

const nouns = {
  divisions: ['division', 'divisions'],
  districts: ['district', 'districts'],
  schools: ['school', 'schools'],
} as const

const fieldNames: Record<string, string> = {
  name: 'Name',
  code: 'Code',
  region: 'Region',
  division: 'Division',
  district: 'District',
  division_supervisor: 'Supervisor',
  email: 'E-mail',
  phone: 'Phone',
  phone_number: 'Phone',
  address: 'Address',
  school_year: 'School year',
  school_name: 'School name',
  school_id: 'School ID',
  principal: 'Principal',
}

export const fieldName = (field: string): string => fieldNames[field] ?? field

const verbs: Record<PlaceChange['how'], string> = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  imported: 'Imported',
  'put-back': 'Put back',
}

/** "Changed", "Imported with 119 other schools" */
export function changeText({ how, place, places }: Pick<PlaceChange, 'how' | 'place' | 'places'>): string {
  const [one, many] = nouns[place]
  return places > 1
    ? `${verbs[how]} with ${counted(places - 1, `other ${one}`, `other ${many}`)}`
    : verbs[how]
}
