import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Classes } from '../features/classes/list/classes.tsx'
import { TransfersNotice } from '../features/learners/transfers/transfers-notice.tsx'
import { SectionsLink } from '../features/sections/sections-link.tsx'
import { ShowsLink } from '../features/slideshows/job/shows-link.tsx'
import { ListPage } from '../ui/list-page.tsx'

export const ClassesPage = () => (
  <SignedInFrame title="Classes" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <ListPage>
      <TransfersNotice />
      <Classes
        beside={
          <>
            <ShowsLink />
            <SectionsLink />
          </>
        }
      />
    </ListPage>
  </SignedInFrame>
)
