import type { PaperRun, Paragraph } from '@klasrum/contract/papers'
import { createElement, type ReactNode } from 'react'
import { placed } from '../../../lib/placed.ts'
import css from './paper.module.css'

/** Measures of the paper are points; this is so many of them on the screen. */
export const points = (count: number | undefined) =>
  count === undefined ? undefined : `calc(${count} * var(--pt))`

/** A blank of so many signs takes words and not only a letter or a number. */
const blankForWords = 10

const tagFor = { title: 'h3', part: 'h4' } as const

/** A paragraph; on the sheet itself titles are headings, in a table they are not. */
export function PaperLine({
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
      <span className={css.labelled} data-answered={blankIn(label.text) >= blankForWords || undefined}>
        <span className={css.label} style={{ flexBasis: points(label.width) }}>
          <WithBlanks text={label.text} least={2} />
        </span>{' '}
        <span className={css.rest}>{words}</span>
      </span>
    ) : (
      words
    ),
  )
}

function Words({ run: { text, bold, italic, underlined } }: { run: PaperRun }): ReactNode {
  const inner = underlined ? <u>{text}</u> : <WithBlanks text={text} least={20} />
  const slanted = italic ? <i>{inner}</i> : inner
  return bold ? <b>{slanted}</b> : slanted
}

const blankIn = (text: string): number => /_+/.exec(text)?.[0].length ?? 0

/** Blanks of at least so many signs are drawn: signs run into the words beside them where there is little room. */
function WithBlanks({ text, least }: { text: string; least: number }): ReactNode {
  if (blankIn(text) < least) return text
  return placed(text.split(/(_+)/)).map(({ each, place }) =>
    each.startsWith('_') ? (
      <span key={place} className={css.blank} style={{ width: `${each.length}ch` }} aria-hidden />
    ) : (
      each
    ),
  )
}
