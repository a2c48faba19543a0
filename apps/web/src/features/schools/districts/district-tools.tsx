import { IconHistory, IconUpload, IconX } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { DivisionFilter } from '../divisions/division-filter.tsx'
import css from '../place-tools.module.css'
import { type PlaceUrl, sortChoices } from '../place-url.ts'

type DistrictToolsProps = { url: PlaceUrl; onImport: () => void; onChanges: () => void }

export function DistrictTools({ url, onImport, onChanges }: DistrictToolsProps) {
  const { place, filtered, setSearch, setDivision, setSort, clear } = url
  const clearAll = () => {
    clear()
    // The button goes and would take the focus along.
    document.querySelector('main')?.focus()
  }
  return (
    <ListTools>
      <LiveSearch
        label="Search districts"
        placeholder="Name, code, region or division"
        value={place.search}
        onSearch={setSearch}
      />
      <DivisionFilter value={place.division} onChange={setDivision} />
      <SmallSelect label="Sort" value={place.sort} onChange={setSort} options={sortChoices} />
      <div className={css.end}>
        {filtered ? (
          <Button size="sm" kind="plain" icon={<IconX />} onClick={clearAll}>
            Clear Filters
          </Button>
        ) : null}
        <Button size="sm" icon={<IconHistory />} onClick={onChanges}>
          Changes
        </Button>
        <Button size="sm" icon={<IconUpload />} onClick={onImport}>
          Import
        </Button>
      </div>
    </ListTools>
  )
}
