import { SmallSelect } from '../../../ui/small-select.tsx'
import { useDistrictsOf } from './queries.ts'

type DistrictFilterProps = { division: string; value: string; onChange: (id: string) => void }

/** The districts of the chosen division; without one there is nothing to choose. */
export function DistrictFilter({ division, value, onChange }: DistrictFilterProps) {
  const { data = [] } = useDistrictsOf(division)
  if (!division) return null
  const options = [
    { value: '', label: 'All Districts' },
    ...data.map((district) => ({ value: String(district.id), label: district.name })),
  ]
  if (value && !options.some((option) => option.value === value)) {
    options.push({ value, label: `District ${value}` })
  }
  return <SmallSelect label="Filter by district" value={value} onChange={onChange} options={options} />
}
