import type { Item, SourceQuote } from '@klasrum/contract/material'
import { IconArchive, IconBook, IconCalculator, IconFileText, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'

type Look = { tone: 'plain' | 'care'; icon: ReactNode; text: string }

/** Where there is nothing to tell, an item is written from the text of the file. */
const looks: Partial<Record<NonNullable<Item['origin']>, Look>> = {
  skill: { tone: 'plain', icon: <IconCalculator />, text: 'Computed problem' },
  exercise: { tone: 'plain', icon: <IconFileText />, text: 'From your file' },
  curriculum: { tone: 'care', icon: <IconBook />, text: 'From the curriculum, not in your file' },
  bank: { tone: 'plain', icon: <IconArchive />, text: 'From the question bank' },
  own: { tone: 'plain', icon: <IconPencil />, text: 'Your own question' },
}

/** A question of the file itself, or one that the file does not answer. */
export function OriginBadge({ item: { origin } }: { item: Item }) {
  const look = origin && looks[origin]
  return look ? (
    <Badge tone={look.tone} icon={look.icon}>
      {look.text}
    </Badge>
  ) : null
}

const placeOf = ({ page, paragraph }: SourceQuote): string =>
  page === null ? `paragraph ${paragraph}` : `page ${page}`

/** Where an item comes from; a computed one only practises what stands there. */
export function itemOriginText(item: Item): string {
  const { origin } = item
  const source = item.source ?? item.basis
  if (!source) return item.topic
  const quoted = `“${source.quote}”`
  if (origin === 'bank') return quoted
  if (origin === 'curriculum') return `${source.file}: ${quoted}`
  return `${origin === 'skill' ? `Practises what ${placeOf(source)} is on` : `From ${placeOf(source)}`}: ${quoted}`
}
