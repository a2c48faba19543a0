import type { ReportCard } from '@klasrum/contract/reports'
import { policies } from '@klasrum/grading/policies'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { GradeFigure } from '../grade-figure.tsx'
import css from './learner.module.css'

/** How many columns a card of quarters or of terms has. */
const periodsOf = ({ period, areas }: ReportCard): number[] => {
  const usual = policies.find((policy) => policy.period === period)?.periods ?? 4
  const most = Math.max(usual, ...areas.map(({ periods }) => periods.length))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** Areas of a report card with their period grades, finals and remarks. */
export function AreasTable({ card }: { card: ReportCard }) {
  const periods = periodsOf(card)
  return (
    <ScrollArea label="Areas of the report card">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Learning area</th>
            {periods.map((period) => (
              <th key={period} scope="col">
                <abbr title={`${card.period} ${period}`}>{period}</abbr>
              </th>
            ))}
            <th scope="col">Final</th>
            <th scope="col" data-words>
              Remarks
            </th>
          </tr>
        </thead>
        <tbody>
          {card.areas.map(({ area, part_of, teacher, periods: grades, provisional, final, remarks }) => (
            <tr key={`${part_of ?? ''} ${area} ${teacher ?? ''}`} data-part={part_of ? true : undefined}>
              <th scope="row">{area}</th>
              {periods.map((period) => (
                <td key={period}>
                  <GradeFigure grade={grades[period - 1] ?? null} provisional={provisional[period - 1]} />
                </td>
              ))}
              <td>
                <GradeFigure grade={final} />
              </td>
              <td data-words>{remarks ?? '—'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={periods.length + 1}>
              General average
            </th>
            <td>
              <GradeFigure grade={card.general_average} />
            </td>
            <td data-words>{card.descriptor ?? '—'}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  )
}
