import { IconForms } from '@tabler/icons-react'
import { ClassRecord } from '../features/classes/record/class-record.tsx'
import { OpenScores } from '../features/gradebook/designer/open-scores.tsx'
import { RecalculateCard } from '../features/gradebook/designer/recalculate-card.tsx'
import { SheetSetup } from '../features/gradebook/designer/sheet-setup.tsx'
import { StudentDirectory } from '../features/learners/add/student-directory.tsx'
import { WorkbookCards } from '../features/workbooks/export/workbook-cards.tsx'
import { LinkCard } from '../ui/card.tsx'

export const ClassRecordPage = () => (
  <ClassRecord
    open={(klass) => <OpenScores klass={klass} />}
    tools={(klass) => (
      <>
        <WorkbookCards klass={klass} />
        <LinkCard
          small
          icon={<IconForms />}
          title="School forms"
          text="Your own blank forms, filled with this class."
          to="/classes/$classId/forms"
          params={{ classId: String(klass.id) }}
        />
        <RecalculateCard klass={klass} />
      </>
    )}
    directory={(klass) => <StudentDirectory key={klass.id} klass={klass} />}
    sheet={(classId) => <SheetSetup classId={classId} />}
  />
)
