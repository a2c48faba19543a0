import type { Manifest } from '@klasrum/contract/slideshows'
import { memo, useRef } from 'react'
import { PointParts } from './point-parts.tsx'
import css from './slide.module.css'
import { SlideBody } from './slide-body.tsx'
import { TableRows } from './table-rows.tsx'
import { useFit, useSheetFit } from './use-fit.ts'

type Scene = Manifest['scenes'][number]
type SlideScene = Pick<Scene, 'layout' | 'heading' | 'points' | 'rows' | 'picture' | 'drawing' | 'source'>

type SlideProps = {
  scene: SlideScene
  number: number
  count: number
  /** What is too small to be read is shown part by part, a table row by row. */
  paged?: boolean
}

/** A page of a show, 16 by 9. Its lowest fifth stays free where captions lie on it. */
export const Slide = memo(function Slide(props: SlideProps) {
  const { scene, number } = props
  const isBoard = scene.layout === 'title' && scene.rows.length === 0 && !scene.picture
  return isBoard ? <Board scene={scene} /> : <Paper key={number} {...props} />
})

function Board({ scene: { heading, points } }: { scene: SlideScene }) {
  const head = useRef<HTMLParagraphElement>(null)
  const below = useRef<HTMLDivElement>(null)
  useFit(head, 60)
  useFit(below, 26)
  return (
    <div className={css.board} data-paper>
      <p ref={head} className={css.title}>
        <span>{heading}</span>
      </p>
      <div ref={below} className={css.below}>
        {points.map((point) => (
          <p key={point}>{point}</p>
        ))}
      </div>
    </div>
  )
}

const mostOf: Partial<Record<SlideScene['layout'], number>> = {
  key_idea: 40,
  definition: 40,
  comparison: 29,
}

const fewLines = 3
const shortLine = 60
/** How much larger a few short lines may become. */
const growth = 1.45
const leastReadablePx = 12

function mostFor({ layout, points, rows, picture, drawing }: SlideScene): number {
  const most = mostOf[layout] ?? 32
  const texts = [...points, ...rows.flat()]
  const lines = points.length + Math.max(0, rows.length - 1)
  const isSparse = lines <= fewLines && texts.every(({ length }) => length <= shortLine)
  return isSparse && layout !== 'table' && !picture && !drawing ? most * growth : most
}

/** A question stays with its options. */
const partsOf = ({ layout, points, rows }: SlideScene): number =>
  rows.length > 2 ? rows.length - 1 : layout === 'check' ? 1 : Math.max(1, points.length)

function Paper({ scene, number, count, paged = false }: SlideProps) {
  const head = useRef<HTMLParagraphElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const parts = useSheetFit({
    head,
    body,
    most: mostFor(scene),
    leastPx: leastReadablePx,
    mostParts: paged ? partsOf(scene) : 1,
  })
  const page = scene.source?.page
  return (
    <div className={css.paper} data-paper>
      <div className={css.head}>
        <p ref={head} className={css.heading}>
          <span>{scene.heading}</span>
        </p>
        <p className={css.place}>
          {number} / {count}
          {page ? <span>Source: page {page}</span> : null}
        </p>
      </div>
      <div ref={body} className={css.body} data-layout={scene.layout}>
        {parts === 1 ? (
          <SlideBody scene={scene} />
        ) : scene.rows.length > 2 ? (
          <TableRows rows={scene.rows} />
        ) : (
          <PointParts scene={scene} parts={parts} />
        )}
      </div>
    </div>
  )
}
