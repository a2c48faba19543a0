import type { PaperBlock, PaperDocument, PaperPart } from '@klasrum/contract/papers'
import type { ReactNode } from 'react'
import { placed } from '../../../lib/placed.ts'
import { Drawn } from '../../../ui/drawn.tsx'
import css from './paper.module.css'
import { PaperLine, points } from './paper-line.tsx'
import { PaperTable } from './paper-table.tsx'

type PaperSheetsProps = {
  document: PaperDocument
  /** Those to be shown. */
  parts: readonly PaperPart[]
  /** Puts something around what shows an item. */
  around: (itemId: string, part: number, content: ReactNode) => ReactNode
}

/** A document on white paper, one sheet for each part of it. */
export const PaperSheets = ({ document, parts, around }: PaperSheetsProps) => (
  <div className={css.sheets} lang={document.language}>
    {placed(parts).map(({ each: part, place }) => (
      <article
        key={place}
        className={css.sheet}
        data-paper
        data-wide={part.orientation === 'landscape' || undefined}
      >
        {placed(part.blocks).map(({ each, place: at }) => (
          <Block key={at} block={each} around={(id, content) => around(id, place, content)} />
        ))}
        <footer className={css.foot}>{part.foot.text}</footer>
      </article>
    ))}
  </div>
)

type BlockProps = { block: PaperBlock; around: (itemId: string, content: ReactNode) => ReactNode }

function Block({ block, around }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <PaperLine {...block} heading />
    case 'table':
      return <PaperTable table={block} />
    case 'drawing':
      return <Drawn drawing={block.drawing} indent={points(block.indent)} />
    case 'lines':
      return (
        <div className={css.lines} style={{ marginLeft: points(block.indent) }} aria-hidden>
          {Array.from({ length: block.count }, (_, line) => `line ${line}`).map((line) => (
            <span key={line} />
          ))}
        </div>
      )
    case 'group': {
      const content = placed(block.blocks).map(({ each, place }) => (
        <Block key={place} block={each} around={around} />
      ))
      return block.item === undefined ? content : around(block.item, content)
    }
  }
}
