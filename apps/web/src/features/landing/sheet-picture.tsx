import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import css from './sheet-picture.module.css'
import { rows, sampleComponents } from './sheet-rows.ts'

const typing = { row: 'Dela Cruz, Jhon Paul V.', item: 'Quiz 3 Storms' }
const passing = 75

/** The grade sheet as it looks at work. A picture only: hidden from screen readers and from the keyboard. */
export function SheetPicture() {
  return (
    <div className={css.picture} aria-hidden="true">
      <table className={css.sheet}>
        <thead>
          <tr>
            <td className={css.corner} colSpan={2}>
              <span className={css.sum}>
                <b>Weights</b>
                <span>
                  <IconCheck size={14} />
                  Sum 100%
                </span>
              </span>
            </td>
            {sampleComponents.map((component) => (
              <td key={component.name} className={css.component} colSpan={component.items.length + 3}>
                {component.name} <span className={css.weight}>{component.weight}</span> %
              </td>
            ))}
            <td className={css.initial} rowSpan={3}>
              Initial Grade
            </td>
            <td className={css.grade} rowSpan={3}>
              Quarterly Grade
              <small>transmuted</small>
            </td>
          </tr>
          <tr className={css.titles}>
            <td className={css.corner} colSpan={2}>
              Learner
            </td>
            {sampleComponents.map((component) => (
              <Fragment key={component.name}>
                {component.items.map((item, place) => (
                  <td
                    key={item.title}
                    className={css.item}
                    data-first={place === 0 || undefined}
                    data-on={item.title === typing.item || undefined}
                  >
                    {item.title}
                  </td>
                ))}
                <td>Total</td>
                <td>PS</td>
                <td>WS</td>
              </Fragment>
            ))}
          </tr>
          <tr className={css.highest}>
            <td className={css.corner} colSpan={2}>
              Highest possible score
            </td>
            {sampleComponents.map((component) => (
              <Fragment key={component.name}>
                {component.items.map((item, place) => (
                  <td
                    key={item.title}
                    data-first={place === 0 || undefined}
                    data-on={item.title === typing.item || undefined}
                  >
                    {item.highest}
                  </td>
                ))}
                <td>{component.highest}</td>
                <td>100.00</td>
                <td>{component.weight}%</td>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.name} data-on={row.name === typing.row || undefined}>
              <td className={css.number}>{index + 1}</td>
              <td className={css.name}>{row.name}</td>
              {sampleComponents.map((component, part) => (
                <Fragment key={component.name}>
                  {component.items.map((item, place) => (
                    <td
                      key={item.title}
                      className={css.score}
                      data-first={place === 0 || undefined}
                      data-none={row.scores[part]?.[place] === null || undefined}
                      data-typing={(row.name === typing.row && item.title === typing.item) || undefined}
                    >
                      {row.scores[part]?.[place]}
                    </td>
                  ))}
                  {row.computed[part]?.map((figure, place) => (
                    <td key={['total', 'percent', 'weighted'][place]} className={css.computed}>
                      {figure}
                    </td>
                  ))}
                </Fragment>
              ))}
              <td className={css.initial}>{row.initial}</td>
              <td className={css.grade} data-below={row.grade < passing || undefined}>
                {row.missing > 0 ? <span className={css.missing}>{row.missing}</span> : null}
                {row.grade < passing ? <span className={css.down} /> : null}
                <b>{row.grade}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
