import { freePoints, runsWithin } from '@klasrum/points/prices'
import { bonusOf } from '@klasrum/points/tiers'
import { counted, number, pesoText } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './price-table.module.css'
import type { PriceList } from './use-price-list.ts'

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function PriceTable({ list }: { list: PriceList | undefined }) {
  return (
    <table className={css.table} aria-busy={!list || undefined}>
      <caption>
        <VisuallyHidden>Top-up amounts and what they give</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">You pay</th>
          <th scope="col">You get</th>
          <th scope="col">Bonus</th>
          <th scope="col" className={css.runs}>
            {list ? `Runs at ${counted(list.run, 'point')}` : 'Runs'}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row pay="Free" points={freePoints} list={list} free />
        {list
          ? list.tiers.map((tier) => (
              <Row
                key={tier.amount}
                pay={pesoText(tier.amount)}
                points={tier.points}
                bonus={bonusOf(tier)}
                list={list}
              />
            ))
          : bones.map((bone) => <Bones key={bone} />)}
      </tbody>
    </table>
  )
}

type RowProps = { pay: string; points: number; bonus?: number; list: PriceList | undefined; free?: boolean }

function Row({ pay, points, bonus = 0, list, free }: RowProps) {
  return (
    <tr className={free ? css.free : undefined}>
      <th scope="row">{pay}</th>
      <td>{counted(points, 'point')}</td>
      <td className={css.bonus}>{bonus > 0 ? `+${number(bonus)}` : null}</td>
      <td className={css.runs}>{list ? runsText(points, list) : <Skeleton width="2rem" />}</td>
    </tr>
  )
}

function runsText(points: number, { run }: PriceList): string {
  const runs = runsWithin(points, run)
  return runs === null ? 'no limit' : number(runs)
}

const Bones = () => (
  <tr>
    <td>
      <Skeleton width="4rem" />
    </td>
    <td>
      <Skeleton width="6rem" />
    </td>
    <td />
    <td className={css.runs}>
      <Skeleton width="2rem" />
    </td>
  </tr>
)
