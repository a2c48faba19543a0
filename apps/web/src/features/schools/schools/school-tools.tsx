import { IconHistory, IconUpload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { DistrictFilter } from '../districts/district-filter.tsx'
import { DivisionFilter } from '../divisions/division-filter.tsx'
import css from '../place-tools.module.css'
import { type PlaceUrl, sortChoices } from '../place-url.ts'

type SchoolToolsProps = { url: PlaceUrl; onImport: () => void; onChanges: () => void }

export function SchoolTools({ url, onImport, onChanges }: SchoolToolsProps) {
  const { place, setSearch, setDivision, setDistrict, setSort } = url
  return (
    <ListTools>
      <LiveSearch
        label="Search schools"
        placeholder="Name, code, school ID or region"
        value={place.search}
        onSearch={setSearch}
      />
      <DivisionFilter value={place.division} onChange={setDivision} />
      <DistrictFilter division={place.division} value={place.district} onChange={setDistrict} />
      <SmallSelect label="Sort" value={place.sort} onChange={setSort} options={sortChoices} />
      <div className={css.end}>
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
