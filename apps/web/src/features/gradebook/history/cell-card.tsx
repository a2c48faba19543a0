import type { SheetModel } from '../model/open-sheet.ts'
import type { CellId } from '../model/values.ts'
import { CellHistory } from './cell-history.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { RefusalCard } from './refusal-card.tsx'
import { SlipCard } from './slip-card.tsx'
import { StepsCard } from './steps-card.tsx'

/** What is shown beside a cell; one at a time. */
export type CardRequest = { anchor: Element } & (
  | { kind: 'history' | 'conflict' | 'refusal' | 'slip'; cell: CellId }
  | { kind: 'steps'; student: number }
)

type CellCardProps = { sheet: SheetModel; transmuted: boolean; asked: CardRequest; onClose: () => void }

export function CellCard({ sheet, transmuted, asked, onClose }: CellCardProps) {
  const rest = { sheet, anchor: asked.anchor, onClose }
  switch (asked.kind) {
    case 'history':
      return <CellHistory {...rest} cell={asked.cell} />
    case 'conflict':
      return <ConflictCard {...rest} cell={asked.cell} />
    case 'refusal':
      return <RefusalCard {...rest} cell={asked.cell} />
    case 'slip':
      return <SlipCard {...rest} cell={asked.cell} />
    case 'steps':
      return <StepsCard {...rest} transmuted={transmuted} student={asked.student} />
  }
}
