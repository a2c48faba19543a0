import { SmallSelect } from '../../../ui/small-select.tsx'
import { useAllDivisions } from './use-all-divisions.ts'

type DivisionFilterProps = { value: string; onChange: (id: string) => void }

export function DivisionFilter({ value, onChange }: DivisionFilterProps) {
  const { data = [] } = useAllDivisions()
  const options = [
    { value: '', label: 'All Divisions' },
    ...data.map((division) => ({ value: String(division.id), label: division.name })),
  ]
  if (value && !options.some((option) => option.value === value)) {
    options.push({ value, label: `Division ${value}` })
  }
  return <SmallSelect label="Filter by division" value={value} onChange={onChange} options={options} />
}
