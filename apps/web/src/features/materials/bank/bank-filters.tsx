import { SearchForm } from '../../../ui/search-form.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { difficultyNames, filterOptionsOf, itemFormNames } from '../items/item-labels.ts'
import css from './bank.module.css'
import { type BankFilter, noFilter } from './use-bank.ts'

type Values = Record<string, string | undefined>

const oneOf = <V extends string>(all: readonly V[], typed: string | undefined): V | '' =>
  all.find((each) => each === typed) ?? ''
const keyOf = <V extends string>(names: Record<V, string>, typed: string | undefined): V | '' =>
  oneOf(Object.keys(names) as V[], typed)

const grades = Array.from({ length: 12 }, (_, at) => String(at + 1))

export const filterIn = ({ whose, search, area, grade, level, form }: Values): BankFilter => ({
  ...noFilter,
  whose: whose === 'school' ? 'school' : 'own',
  search: search ?? '',
  area: area ?? '',
  grade: oneOf(grades, grade),
  difficulty: keyOf(difficultyNames, level),
  form: keyOf(itemFormNames, form),
})

type BankFiltersProps = {
  filter: BankFilter
  areas: readonly string[]
  onChange: (values: Record<string, string>) => void
}

export function BankFilters({ filter, areas, onChange }: BankFiltersProps) {
  const put = (values: Record<string, string>) => onChange({ ...values, page: '' })
  const areaOptions = [...new Set([...areas, ...(filter.area ? [filter.area] : [])])]
  return (
    <div className={css.tools}>
      <SearchForm
        label="Search questions"
        placeholder="Words of the question"
        value={filter.search}
        onSearch={(search) => put({ search })}
      />
      <SmallSelect
        label="Learning area"
        value={filter.area}
        onChange={(area) => put({ area })}
        options={[
          { value: '', label: 'All areas' },
          ...areaOptions.map((value) => ({ value, label: value })),
        ]}
      />
      <SmallSelect
        label="Grade"
        value={filter.grade}
        onChange={(grade) => put({ grade })}
        options={[
          { value: '', label: 'All grades' },
          ...grades.map((value) => ({ value, label: `Grade ${value}` })),
        ]}
      />
      <SmallSelect
        label="Level"
        value={filter.difficulty}
        onChange={(level) => put({ level })}
        options={filterOptionsOf(difficultyNames, 'All levels')}
      />
      <SmallSelect
        label="Form"
        value={filter.form}
        onChange={(form) => put({ form })}
        options={filterOptionsOf(itemFormNames, 'All forms')}
      />
    </div>
  )
}
