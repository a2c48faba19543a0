import type { Division } from '@klasrum/contract/divisions'
import { IconCertificate, IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { LinkCard } from '../../../ui/card.tsx'
import { CountCard } from '../../../ui/count-card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { mayManage } from '../may-manage.ts'
import { PlaceList } from '../place-list.tsx'
import { usePlaceUrl } from '../place-url.ts'
import { DivisionCard } from './division-card.tsx'
import { type AskedOfDivisions, DivisionDialog } from './division-dialog.tsx'
import { DivisionTools } from './division-tools.tsx'
import { NoDivisions } from './no-divisions.tsx'
import { divisionsPerPage, useDivisionCount, useDivisions } from './queries.ts'

const everything = { search: '', region: '' }

export function Divisions() {
  const { user } = useSession()
  const url = usePlaceUrl()
  const list = useDivisions(url.place)
  const all = useDivisionCount(everything)
  const found = useDivisionCount(url.place)
  const [asked, setAsked] = useState<AskedOfDivisions>()
  if (!user) return null

  const managed = mayManage(user.role)
  const create = () => setAsked({ task: 'create' })
  const card = (division: Division) => (
    <DivisionCard
      key={division.id}
      division={division}
      managed={managed}
      onTask={(task) => setAsked({ task, division })}
    />
  )
  return (
    <ListPage>
      <ListTop>
        {managed ? (
          <CreateCard
            icon={<IconMap />}
            title="Create New Division"
            text="Name, code and region"
            onClick={create}
          />
        ) : null}
        <LinkCard
          icon={<IconCertificate />}
          title="TESDA"
          text="Vocational teacher records"
          to="/dashboard/divisions/tesda"
        />
        {managed ? <CountCard count={all.data?.count} one="Division" many="Divisions" /> : null}
      </ListTop>
      <DivisionTools
        url={url}
        regions={all.data?.regions ?? []}
        onImport={managed ? () => setAsked({ task: 'import' }) : undefined}
        onChanges={() => setAsked({ task: 'changes' })}
      />
      <PlaceList
        heading="Divisions"
        list={list}
        found={found}
        pageSize={divisionsPerPage}
        url={url}
        loadingText="Loading divisions..."
        failed="Failed to load divisions."
        outdated="Failed to load divisions. Some features may be limited."
        card={card}
        empty={<NoDivisions filtered={url.filtered} role={user.role} onClear={url.clear} onCreate={create} />}
      />
      {asked ? (
        <DivisionDialog
          asked={asked}
          managed={managed}
          onAsk={setAsked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </ListPage>
  )
}
