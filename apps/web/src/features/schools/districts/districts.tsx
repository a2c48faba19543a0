import type { District } from '@klasrum/contract/districts'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CountCard } from '../../../ui/count-card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { DeletePlaceDialog } from '../delete-place-dialog.tsx'
import { DivisionsNotice } from '../divisions/divisions-notice.tsx'
import { PlaceHistory } from '../history/place-history.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { PlaceList } from '../place-list.tsx'
import { usePlaceUrl } from '../place-url.ts'
import { DistrictCard } from './district-card.tsx'
import { DistrictForm } from './district-form.tsx'
import { DistrictTools } from './district-tools.tsx'
import { NoDistricts } from './no-districts.tsx'
import { districtsPerPage, useDistrictCount, useDistricts } from './queries.ts'

type Asked = { task: 'create' | 'import' | 'changes' } | { task: 'edit' | 'delete'; district: District }

const everything = { search: '', division: '' }

export function Districts() {
  const url = usePlaceUrl()
  const list = useDistricts(url.place)
  const all = useDistrictCount(everything)
  const found = useDistrictCount(url.place)
  const [asked, setAsked] = useState<Asked>()
  const create = () => setAsked({ task: 'create' })
  const card = (district: District) => (
    <DistrictCard
      key={district.id}
      district={district}
      onEdit={() => setAsked({ task: 'edit', district })}
      onDelete={() => setAsked({ task: 'delete', district })}
    />
  )
  return (
    <ListPage>
      <ListTop>
        <CreateCard
          icon={<IconMapPin />}
          title="Create New District"
          text="Name, code and division"
          onClick={create}
        />
        <CountCard count={all.data?.count} one="District" many="Districts" />
      </ListTop>
      <DivisionsNotice />
      <DistrictTools
        url={url}
        onImport={() => setAsked({ task: 'import' })}
        onChanges={() => setAsked({ task: 'changes' })}
      />
      <PlaceList
        heading="Districts"
        list={list}
        found={found}
        pageSize={districtsPerPage}
        url={url}
        loadingText="Loading districts..."
        failed="Failed to load districts. Please try again."
        outdated="Failed to load districts. Please try again."
        card={card}
        empty={<NoDistricts filtered={url.filtered} onClear={url.clear} onCreate={create} />}
      />
      {asked ? <DistrictDialog asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </ListPage>
  )
}

function DistrictDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (!('district' in asked)) {
    if (asked.task === 'changes') return <PlaceHistory place="districts" onClose={onClose} />
    return asked.task === 'create' ? (
      <DistrictForm onClose={onClose} />
    ) : (
      <ImportDialog kind="districts" onClose={onClose} />
    )
  }
  const { task, district } = asked
  if (task === 'edit') return <DistrictForm district={district} onClose={onClose} />
  return (
    <DeletePlaceDialog
      what="district"
      name={district.name}
      remove={() => call('DELETE /api/education/districts/{id}', { params: { id: district.id } })}
      onClose={onClose}
    />
  )
}
