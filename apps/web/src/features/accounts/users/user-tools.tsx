import type { Role } from '@klasrum/contract/fields'
import { SearchForm } from '../../../ui/search-form.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { roleNames } from '../role-names.ts'
import { ExportMenu } from './export-menu.tsx'
import type { UsersView, useUsersPlace } from './place.ts'
import type { RoleChoice } from './queries.ts'
import css from './users.module.css'

const roleChoices: { value: RoleChoice; label: string }[] = [
  { value: 'all', label: 'All roles' },
  ...(Object.entries(roleNames) as [Role, string][]).map(([value, label]) => ({ value, label })),
]

const views: { value: UsersView; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'grid', label: 'Grid' },
]

export function UserTools({ place, setSearch, setRole, setView }: ReturnType<typeof useUsersPlace>) {
  return (
    <div className={css.tools}>
      <SearchForm
        label="Search by name or e-mail"
        placeholder="Name or e-mail"
        value={place.search}
        onSearch={setSearch}
      />
      <div className={css.choices}>
        <SmallSelect label="Role" value={place.role} onChange={setRole} options={roleChoices} />
        <Segmented label="View" value={place.view} onChange={setView} options={views} />
        <ExportMenu wanted={{ search: place.search, role: place.role }} />
      </div>
    </div>
  )
}
