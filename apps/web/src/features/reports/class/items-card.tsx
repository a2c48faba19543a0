import type { ClassReport } from '@klasrum/contract/reports'
import { componentOf } from '@klasrum/grading/components'
import { componentNameUnder } from '@klasrum/grading/policies'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { SmallLine } from '../../../ui/cell-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { figure, meaningOf, percent } from '../report-text.ts'
import css from './class-report.module.css'

type Item = ClassReport['items'][number]
type Asked = { item: Item; anchor: Element }

const decimals = (value: number | null): string => value?.toFixed(2) ?? '—'

const figures: Column<Item>[] = [
  {
    key: 'scored',
    head: 'Scores',
    align: 'right',
    phone: 'hide',
    cell: ({ scored, expected }) => `${scored} of ${expected}`,
  },
  {
    key: 'mean',
    head: 'Mean',
    align: 'right',
    phone: 'hide',
    cell: ({ mean, max_score }) => `${figure(mean)} / ${max_score}`,
  },
  { key: 'mps', head: 'MPS', align: 'right', phone: 'title', cell: ({ mps }) => <b>{percent(mps)}</b> },
  { key: 'mastery', head: 'Mastery', phone: 'hide', cell: ({ mastery }) => mastery ?? '—' },
  {
    key: 'difficulty',
    head: 'Difficulty',
    align: 'right',
    phone: 'hide',
    cell: ({ difficulty }) => decimals(difficulty),
  },
  {
    key: 'discrimination',
    head: 'Discrimination',
    align: 'right',
    phone: 'hide',
    cell: ({ discrimination }) => decimals(discrimination),
  },
]

/** The items of the quarter, the least mastered first; each explains its figures. */
export function ReportItemsCard({ report: { klass, items } }: { report: ClassReport }) {
  const kindOf = ({ category }: Item): string => componentNameUnder(klass.policy, componentOf(category))
  const [asked, setAsked] = useState<Asked>()
  const columns: Column<Item>[] = [
    {
      key: 'item',
      head: 'Item',
      primary: true,
      cell: (item) => (
        <button
          type="button"
          className={css.item}
          onClick={({ currentTarget }) =>
            setAsked({ item, anchor: currentTarget.firstElementChild ?? currentTarget })
          }
        >
          <span>
            {item.title}
            <SmallLine>
              <span className={css.kind}>{kindOf(item)}</span>
              <span className={css.short}>
                Mean {figure(item.mean)} / {item.max_score}
                {item.scored < item.expected ? ` · ${item.scored} of ${item.expected} scored` : null}
              </span>
            </SmallLine>
            <VisuallyHidden>, what its figures mean</VisuallyHidden>
          </span>
          <IconInfoCircle size={18} aria-hidden />
        </button>
      ),
    },
    ...figures,
  ]
  const fewScores = items.some(({ difficulty, scored }) => difficulty === null && scored > 0)
  return (
    <Card as="section" aria-labelledby="items">
      <CardHead>
        <h2 id="items">Items, least mastered first</h2>
        <p className={css.hint}>Press an item for what its figures mean.</p>
      </CardHead>
      <DataTable
        caption="Items, least mastered first"
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
      <p className={css.foot}>
        Difficulty is the share of the points that the class reached; discrimination, how much better the
        strongest 27% of the class did than the weakest 27%.
        {fewScores ? ' Both are not given for an item with under ten scores.' : null}
      </p>
      {asked ? (
        <AnchoredCard
          anchor={asked.anchor}
          title={asked.item.title}
          subtitle={kindOf(asked.item)}
          onClose={() => setAsked(undefined)}
        >
          <div className={css.meaning}>
            {meaningOf(asked.item).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </AnchoredCard>
      ) : null}
    </Card>
  )
}
