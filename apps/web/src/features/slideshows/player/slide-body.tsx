import type { Manifest } from '@klasrum/contract/slideshows'
import { Drawn } from '../../../ui/drawn.tsx'
import css from './slide.module.css'
import { unbroken } from './units.ts'

export type BodyScene = Pick<Manifest['scenes'][number], 'layout' | 'points' | 'rows' | 'picture' | 'drawing'>

/** What has no name of its own: its place tells it from the others. */
const placed = <T,>(all: readonly T[]) => all.map((each, place) => ({ each, place }))

/** What a slide shows below its heading, its points counted from one after the first `from`. */
export function SlideBody({ scene, from = 0 }: { scene: BodyScene; from?: number }) {
  const { layout, rows, picture, drawing } = scene
  const points = scene.points.filter((point) => point.trim() !== '')
  const words = (
    <>
      {rows.length > 0 ? layout === 'comparison' ? <Sides rows={rows} /> : <Table rows={rows} /> : null}
      {points.length > 0 ? <Points layout={layout} points={points} from={from} /> : null}
    </>
  )
  const alone = rows.length === 0 && points.length === 0
  if (!picture && drawing)
    return (
      <div className={css.pictured} data-alone={alone || undefined}>
        <figure className={css.picture} data-drawn>
          <Drawn drawing={drawing} />
        </figure>
        {alone ? null : <div>{words}</div>}
      </div>
    )
  if (!picture) return words
  return (
    <div className={css.pictured} data-alone={alone || undefined}>
      <figure className={css.picture}>
        <img src={picture.url} width={picture.width} height={picture.height} alt={picture.caption ?? ''} />
        {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
      </figure>
      {alone ? null : <div>{words}</div>}
    </div>
  )
}

type PointsProps = { layout: BodyScene['layout']; points: readonly string[]; from: number }

function Points({ layout, points, from }: PointsProps) {
  if (layout === 'check') return <Asked points={points} />
  const Tag = layout === 'steps' ? 'ol' : 'ul'
  return (
    <Tag className={css.points} data-layout={layout}>
      {placed(points).map(({ each, place }) => (
        <li key={place}>
          {layout === 'steps' ? <b className={css.disc}>{from + place + 1}</b> : null}
          <span>{unbroken(each)}</span>
        </li>
      ))}
    </Tag>
  )
}

/** The question first, then the options, each after its letter. */
function Asked({ points: [question, ...options] }: { points: readonly string[] }) {
  return (
    <div className={css.asked}>
      <p>{unbroken(question ?? '')}</p>
      <ul className={css.points} data-layout="check">
        {placed(options).map(({ each, place }) => {
          const [, letter, words] = /^([A-E])\. (.+)$/s.exec(each) ?? []
          return (
            <li key={place}>
              {letter ? (
                <b className={css.disc} data-open>
                  {letter}
                </b>
              ) : null}
              <span>{unbroken(words ?? each)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {placed(head).map(({ each, place }) => (
            <th key={place} scope="col">
              {unbroken(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed(rows).map(({ each: row, place: line }) => (
          <tr key={line}>
            {placed(head).map(({ place }) => (
              <td key={place}>{unbroken(row[place] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sides({ rows: [names = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <div className={css.sides}>
      {placed(names).map(({ each: name, place }) => (
        <div key={place}>
          <b>{name}</b>
          {placed(rows).map(({ each: row, place: line }) =>
            row[place] ? <p key={line}>{unbroken(row[place])}</p> : null,
          )}
        </div>
      ))}
    </div>
  )
}
