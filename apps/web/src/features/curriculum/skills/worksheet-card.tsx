import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import type { SkillAddress } from '../queries.ts'
import css from './skills.module.css'

type WorksheetCardProps = {
  address: SkillAddress
  draw: { grade: number; language: 'en' | 'fil'; seed: number }
}

/** As the contract has it. */
const most = 30

/** Problems of this kind on paper, with their key. */
export function WorksheetCard({ address, draw }: WorksheetCardProps) {
  const [count, setCount] = useState(10)
  const papers = usePaper()
  const { mutate, isPending, variables } = useDownload(
    (format: 'docx' | 'pdf') =>
      fetchFile(
        'GET /api/curriculum/skills/{group}/{name}/worksheet',
        {
          params: address,
          query: { ...draw, count, format, paper: papers.paper === 'long' ? 'long' : 'A4' },
        },
        { savedAs: `worksheet.${format}` },
      ),
    'The worksheet could not be made.',
  )
  const making = (format: 'docx' | 'pdf') => isPending && variables === format && 'Being made'
  return (
    <section className={css.worksheet} aria-labelledby="worksheet">
      <h2 id="worksheet">Make a worksheet</h2>
      <p>With a place for the name, and the answer key on a page of its own.</p>
      <div className={css.tools}>
        <NumberField label="Problems" value={count} least={1} most={most} blank={10} onChange={setCount} />
        <PaperChoice {...papers} />
        <Button kind="next" icon={<IconDownload />} working={making('docx')} onClick={() => mutate('docx')}>
          Word
        </Button>
        <Button icon={<IconDownload />} working={making('pdf')} onClick={() => mutate('pdf')}>
          PDF
        </Button>
      </div>
    </section>
  )
}
