import type { BoardRow, CellBoard } from './cell-board.ts'
import { CellMark } from './cell-mark.tsx'
import css from './cells.module.css'

type CellListProps = { board: CellBoard; rows: readonly BoardRow[] }

/** The cells of each learner under each other, where there is no room for a grid. */
export const CellList = ({ board: { columns }, rows }: CellListProps) => (
  <ul className={css.list}>
    {rows.map(({ place, name, cells }) => (
      <li key={place}>
        <h4>{name}</h4>
        <ul>
          {columns.flatMap(({ place: at, column }) => {
            const cell = cells.get(at)
            return cell
              ? [
                  <li key={at} className={css.line}>
                    <span className={css.item}>{column.title}</span>
                    <span className={css.cell} data-state={cell.state}>
                      <CellMark cell={cell} blank="blank" />
                    </span>
                    {cell.state === 'refused' ? (
                      <span className={css.reason} aria-hidden>
                        {cell.problem}
                      </span>
                    ) : null}
                  </li>,
                ]
              : []
          })}
        </ul>
      </li>
    ))}
  </ul>
)
