import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { IconFileSpreadsheet, IconPointer } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Glyph } from '../../../ui/glyph.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import css from './import.module.css'
import points from './pointing.module.css'
import { aboutText, previewCountsText } from './preview-text.ts'

type FileCardProps = { preview: WorkbookPreview; isPointing: boolean; onPoint: () => void }

/** What the file is, whose it says it is, and what of it was not taken or came from elsewhere. */
export function FileCard({ preview, isPointing, onPoint }: FileCardProps) {
  const { about, notes, linked, not_understood, sheets, kind, counts } = preview
  return (
    <Card as="section" aria-labelledby="file">
      <div className={css.file}>
        <Glyph>
          <IconFileSpreadsheet />
        </Glyph>
        <div>
          <h2 id="file">{preview.file_name}</h2>
          <p className={css.lead}>{aboutText(preview)}</p>
          <p className={css.counts} role="status">
            {kind === 'unknown' ? 'Names and scores were not found.' : previewCountsText(counts)}
          </p>
        </div>
      </div>
      <div className={points.facts}>
        {about.differs.length > 0 ? (
          <Notice tone="care" title="Is this the right file?">
            <Sentences list={about.differs} />
          </Notice>
        ) : null}
        {notes.length > 0 ? (
          <Notice tone="info" title="About this file">
            <Sentences list={notes} />
          </Notice>
        ) : null}
        {not_understood.length > 0 ? (
          <details open>
            <summary>{counted(not_understood.length, 'cell')} not understood</summary>
            <Cells label="Cells that were not understood" cells={not_understood} />
          </details>
        ) : null}
        {linked.length > 0 ? (
          <details>
            <summary>{counted(linked.length, 'value')} from another file</summary>
            <p className={css.lead}>What the record last saved was read; the other file was not opened.</p>
            <Cells label="Values from another file" cells={linked} />
          </details>
        ) : null}
        {sheets.length > 0 && !isPointing ? (
          <div>
            <Button size="sm" icon={<IconPointer />} onClick={onPoint}>
              Point at names and scores
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

const Sentences = ({ list }: { list: readonly string[] }) => (
  <ul>
    {list.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

type Told = { sheet: string; cell: string; text: string; why?: string }

const Cells = ({ label, cells }: { label: string; cells: readonly Told[] }) => (
  <ScrollArea label={label} short>
    <ul className={points.cells}>
      {cells.map(({ sheet, cell, text, why }) => (
        <li key={`${sheet} ${cell}`}>
          <b>{sheet ? `${sheet}, ${cell}` : cell}</b>
          {text}
          {why ? <span>{why}</span> : null}
        </li>
      ))}
    </ul>
  </ScrollArea>
)
