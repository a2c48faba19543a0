import type { School } from '@klasrum/contract/schools'
import { IconBuildingBank } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CountCard } from '../../../ui/count-card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DivisionsNotice } from '../divisions/divisions-notice.tsx'
import { PlaceList } from '../place-list.tsx'
import { usePlaceUrl } from '../place-url.ts'
import { schoolsPerPage, useSchoolCount, useSchools } from './queries.ts'
import { SchoolCard } from './school-card.tsx'
import { type AskedOfSchools, SchoolDialog } from './school-dialog.tsx'
import { SchoolRequests } from './school-requests.tsx'
import { SchoolTools } from './school-tools.tsx'

const failed = 'Failed to load schools. Please try again.'

/** `counted`: whether the number of all schools is shown. */
export function ManagedSchools({ counted }: { counted: boolean }) {
  const url = usePlaceUrl()
  const list = useSchools(url.place)
  const found = useSchoolCount(url.place)
  const [asked, setAsked] = useState<AskedOfSchools>()
  const create = () => setAsked({ task: 'create' })
  const card = (school: School) => (
    <SchoolCard key={school.id} school={school} managed onTask={(task) => setAsked({ task, school })} />
  )
  return (
    <ListPage>
      <ListTop>
        <CreateCard
          icon={<IconBuildingBank />}
          title="Create New School"
          text="Code, region, school year and division"
          onClick={create}
        />
        {counted ? <AllSchools /> : null}
      </ListTop>
      <DivisionsNotice />
      {counted ? <SchoolRequests /> : null}
      <SchoolTools
        url={url}
        onImport={() => setAsked({ task: 'import' })}
        onChanges={() => setAsked({ task: 'changes' })}
      />
      <PlaceList
        heading="Schools"
        list={list}
        found={found}
        pageSize={schoolsPerPage}
        url={url}
        loadingText="Loading schools..."
        failed={failed}
        outdated={failed}
        card={card}
        empty={<NoSchools filtered={url.filtered} onClear={url.clear} onCreate={create} />}
      />
      {asked ? <SchoolDialog asked={asked} onAsk={setAsked} onClose={() => setAsked(undefined)} /> : null}
    </ListPage>
  )
}

function AllSchools() {
  const { data } = useSchoolCount({ search: '', division: '', district: '' })
  return <CountCard count={data?.count} one="School" many="Schools" />
}

type NoSchoolsProps = { filtered: boolean; onClear: () => void; onCreate: () => void }

const NoSchools = ({ filtered, onClear, onCreate }: NoSchoolsProps) =>
  filtered ? (
    <EmptyState
      icon={<IconBuildingBank />}
      title="No schools match your search"
      text="Try another name or code, or another division."
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<IconBuildingBank />}
      title="No schools yet"
      text="Teachers choose their school from this list."
      action={
        <Button kind="next" onClick={onCreate}>
          Create Your First School
        </Button>
      }
    />
  )
