import type { RunFile } from '@klasrum/contract/runs'
import { IconPresentation } from '@tabler/icons-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './run.module.css'

/** What a run has paid for already: a narrated show of each of its files. */
export function FreeShow({ files }: { files: readonly RunFile[] }) {
  if (files.length === 0) return null
  return (
    <Card as="section" pad aria-labelledby="free-show">
      <div className={css.facts}>
        <h2 id="free-show">Slide show, free</h2>
        <p>A narrated slide show of this lesson costs no points: this run has paid for it.</p>
        {files.map(({ id, file_name }) => (
          <div key={id} className={css.show}>
            {files.length > 1 ? <p aria-hidden>{file_name}</p> : null}
            <ButtonLink
              block
              icon={<IconPresentation />}
              to="/dashboard/slideshows/new"
              search={{ from: 'run', file: String(id), find: file_name }}
            >
              Make a free slide show
              <VisuallyHidden> of {file_name}</VisuallyHidden>
            </ButtonLink>
          </div>
        ))}
      </div>
    </Card>
  )
}
