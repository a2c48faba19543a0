import type { Look } from '@klasrum/contract/looks'
import { number } from '../../../lib/format.ts'
import css from './look.module.css'
import { papersIn } from './look-text.ts'

type Found = NonNullable<Look['files'][number]['found']>

const levels = [
  { key: 'easiest', label: 'Easiest' },
  { key: 'easy', label: 'Easy' },
  { key: 'moderate', label: 'Moderate' },
  { key: 'hard', label: 'Hard' },
] as const

/** How many good questions there are at each level and where they come from, and what each paper would get. */
export function LookNumbers({ found }: { found: Found }) {
  const isKnown = levels.some(({ key }) => found.numbers[key].curriculum > 0)
  const isComputed = levels.some(({ key }) => found.numbers[key].computed > 0)
  return (
    <div className={css.tables}>
      <table className={css.table}>
        <caption>{isKnown || isComputed ? 'Good questions' : 'Good questions in this file'}</caption>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">From the text</th>
            <th scope="col">Its own, with key</th>
            {isKnown ? <th scope="col">From the curriculum</th> : null}
            {isComputed ? <th scope="col">Computed</th> : null}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{number(found.numbers[key].text)}</td>
              <td>{number(found.numbers[key].exercise)}</td>
              {isKnown ? <td>{number(found.numbers[key].curriculum)}</td> : null}
              {isComputed ? <td>{number(found.numbers[key].computed)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <table className={css.table}>
        <caption>With your settings</caption>
        <thead>
          <tr>
            <th scope="col">Paper</th>
            <th scope="col">You ask for</th>
            <th scope="col">You would get</th>
          </tr>
        </thead>
        <tbody>
          {papersIn(found).map(({ name, asked, made }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(asked)}</td>
              <td data-less={made < asked || undefined}>{number(made)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
