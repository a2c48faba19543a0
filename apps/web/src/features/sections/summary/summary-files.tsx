import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { fetchFile } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { SectionFormButtons } from '../../school-forms/door.ts'
import type { SectionKey } from '../queries.ts'

const failed = 'Failed to make the summary'

/** The same side by side, to print or to work on. */
export function SummaryFiles({ section }: { section: SectionKey }) {
  const choice = usePaper()
  const { mutate, isPending, variables, error } = useDownload(
    (format: 'pdf' | 'xlsx') =>
      fetchFile('GET /api/education/sections/grades/file', {
        query: { ...section, format, paper: choice.paper },
      }),
    failed,
  )
  return (
    <>
      <PaperChoice {...choice} />
      <Button
        size="sm"
        icon={<IconFileText />}
        working={isPending && variables === 'pdf' && 'Preparing...'}
        onClick={() => mutate('pdf')}
      >
        PDF
      </Button>
      <Button
        size="sm"
        icon={<IconFileSpreadsheet />}
        working={isPending && variables === 'xlsx' && 'Preparing...'}
        onClick={() => mutate('xlsx')}
      >
        Excel
      </Button>
      <SectionFormButtons section={section} />
      <ProblemNote says={error && sayOr(error, failed)} />
    </>
  )
}
