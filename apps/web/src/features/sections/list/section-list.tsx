import type { Role } from '@klasrum/contract/fields'
import type { Section } from '@klasrum/contract/sections'
import { IconColumns } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ListPage, ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AdviserDialog } from '../adviser/adviser-dialog.tsx'
import { useSectionsPlace } from '../place.ts'
import { sectionsPerPage, useSections } from '../queries.ts'
import { SectionTable } from './section-table.tsx'

const failed = 'Failed to load sections'

export function SectionList({ role }: { role: Role }) {
  const { wanted, setSearch, setYear, setPage } = useSectionsPlace()
  const { data, error, refetch, isPlaceholderData } = useSections(wanted)
  const [asked, setAsked] = useState<Section>()
  const again = () => void refetch()
  const year = data?.school_year ?? wanted.year
  const isEmpty = data?.total === 0
  const isNarrowed = wanted.search !== '' || wanted.year !== ''
  return (
    <ListPage>
      {isEmpty && !isNarrowed ? null : (
        <ListTools>
          <LiveSearch
            label="Search sections"
            placeholder="Section or grade level"
            value={wanted.search}
            onSearch={setSearch}
          />
          {data && data.school_years.length > 0 ? (
            <SmallSelect
              label="School year"
              value={year}
              onChange={setYear}
              options={data.school_years.map((each) => ({ value: each, label: `SY ${each}` }))}
            />
          ) : null}
        </ListTools>
      )}
      {error && data ? <StaleNotice title={sayOr(error, failed)} onRetry={again} /> : null}
      <Card as="section" aria-labelledby="sections">
        <VisuallyHidden as="h2">
          <span id="sections">Sections</span>
        </VisuallyHidden>
        {error && !data ? (
          <ErrorState title={sayOr(error, failed)} onRetry={again} />
        ) : (
          <SectionTable
            sections={data?.sections}
            role={role}
            onAppoint={setAsked}
            empty={<NoSections role={role} narrowed={isNarrowed} />}
          />
        )}
      </Card>
      {data && data.total > sectionsPerPage ? (
        <Pager
          page={wanted.page}
          size={sectionsPerPage}
          total={data.total}
          onPage={setPage}
          busy={isPlaceholderData}
        />
      ) : null}
      {asked ? <AdviserDialog section={asked} onClose={() => setAsked(undefined)} /> : null}
    </ListPage>
  )
}

function NoSections({ role, narrowed }: { role: Role; narrowed: boolean }) {
  if (narrowed) {
    return (
      <EmptyState
        icon={<IconColumns />}
        title="No sections match your search"
        text="Try other words or another school year."
      />
    )
  }
  return role === 'teacher' ? (
    <EmptyState
      icon={<IconColumns />}
      title="You advise no section"
      text="Here an adviser sees all subjects of the section side by side. Your school administrator appoints advisers on this page."
    />
  ) : (
    <EmptyState
      icon={<IconColumns />}
      title="No sections yet"
      text="A section appears with its first class."
    />
  )
}
