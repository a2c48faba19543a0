import type { Manifest } from '@klasrum/contract/slideshows'
import { memo, useRef } from 'react'
import css from './slide.module.css'
import { SlideBody } from './slide-body.tsx'
import { useFit } from './use-fit.ts'

type Scene = Manifest['scenes'][number]
type SlideScene = Pick<Scene, 'layout' | 'heading' | 'points' | 'rows' | 'picture' | 'drawing' | 'source'>

type SlideProps = { scene: SlideScene; number: number; count: number }

/** A page of a show, 16 by 9. Its lowest fifth stays free for captions. */
export const Slide = memo(function Slide({ scene, number, count }: SlideProps) {
  const isBoard = scene.layout === 'title' && scene.rows.length === 0 && !scene.picture
  return isBoard ? <Board scene={scene} /> : <Paper scene={scene} number={number} count={count} />
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
  table: 29,
}

function Paper({ scene, number, count }: SlideProps) {
  const head = useRef<HTMLParagraphElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useFit(head, 36)
  useFit(body, mostOf[scene.layout] ?? 32)
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
        <SlideBody scene={scene} />
      </div>
    </div>
  )
}
