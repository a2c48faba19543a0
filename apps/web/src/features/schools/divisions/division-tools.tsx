import { IconHistory, IconUpload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import css from '../place-tools.module.css'
import { type PlaceUrl, sortChoices } from '../place-url.ts'

type DivisionToolsProps = {
  url: PlaceUrl
  regions: readonly string[]
  /** Absent for those who may not import. */
  onImport?: () => void
  onChanges: () => void
}

export function DivisionTools({ url, regions, onImport, onChanges }: DivisionToolsProps) {
  const { place, setSearch, setRegion, setSort } = url
  const known = place.region && !regions.includes(place.region) ? [place.region, ...regions] : regions
  const choices = [
    { value: '', label: 'All regions' },
    ...known.map((region) => ({ value: region, label: region })),
  ]
  return (
    <ListTools>
      <LiveSearch
        label="Search divisions"
        placeholder="Name, code or region"
        value={place.search}
        onSearch={setSearch}
      />
      <SmallSelect label="Filter by region" value={place.region} onChange={setRegion} options={choices} />
      <SmallSelect label="Sort" value={place.sort} onChange={setSort} options={sortChoices} />
      {onImport ? (
        <div className={css.end}>
          <Button size="sm" icon={<IconHistory />} onClick={onChanges}>
            Changes
          </Button>
          <Button size="sm" icon={<IconUpload />} onClick={onImport}>
            Import
          </Button>
        </div>
      ) : null}
    </ListTools>
  )
}
