import { IconFileText, IconTable } from '@tabler/icons-react'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListTop } from '../../../ui/list-page.tsx'

/** What is made a few times a year; teachers see it below their classes. */
export const CreateCards = () => (
  <ListTop>
    <CreateCard
      small
      icon={<IconTable />}
      title="Create New Class"
      text="Subject, grade level and section"
      to="/classes/new-record"
    />
    <CreateCard
      small
      icon={<IconFileText />}
      title="Create New Lesson Plan"
      text="From Word or PDF files"
      to="/lesson-plans"
    />
  </ListTop>
)
