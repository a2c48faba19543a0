import type { Paragraph, Run } from '@klasrum/contract/papers'
import { createElement, type ReactNode } from 'react'
import { placed } from '../../../lib/placed.ts'
import css from './paper.module.css'

/** Measures of the paper are points; this is so many of them on the screen. */
export const points = (count: number | undefined) =>
  count === undefined ? undefined : `calc(${count} * var(--pt))`

const tagFor = { title: 'h3', part: 'h4' } as const

/** A paragraph; on the sheet itself titles are headings, in a table they are not. */
export function Line({
  runs,
  look,
  align,
  label,
  indent,
  space,
  heading,
}: Paragraph & { heading?: boolean }) {
  const tag = heading && (look === 'title' || look === 'part') ? tagFor[look] : 'p'
  const words = placed(runs).map(({ each, place }) => <Words key={place} run={each} />)
  return createElement(
    tag,
    {
      className: css.line,
      'data-look': look,
      'data-align': align,
      style: {
        marginLeft: points(indent),
        marginTop: points(space?.above),
        marginBottom: points(space?.below),
      },
    },
    label ? (
      <span className={css.labelled}>
        <span className={css.label} style={{ flexBasis: points(label.width) }}>
          {label.text}
        </span>{' '}
        <span className={css.rest}>{words}</span>
      </span>
    ) : (
      words
    ),
  )
}

function Words({ run: { text, bold, italic, underlined } }: { run: Run }): ReactNode {
  const inner = underlined ? <u>{text}</u> : text
  const slanted = italic ? <i>{inner}</i> : inner
  return bold ? <b>{slanted}</b> : slanted
}
