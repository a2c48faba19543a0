import { useElementSize } from '@mantine/hooks'
import { PatternLines } from '@visx/pattern'
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { BarStackHorizontal } from '@visx/shape'
import { useId } from 'react'
import css from './chart.module.css'

type Row = { name: string; first: number; second: number }

type StackedBarsProps = {
  /** What the picture shows, for those who hear it; the figures stand in a table beside it. */
  label: string
  /** Names of the two parts of a bar. */
  parts: { first: string; second: string }
  rows: readonly Row[]
}

const keys = ['first', 'second'] as const
const bar = 20
/** Where there is little room the name stands above its bar. */
const narrow = 480
const nameWidth = 200
const totalWidth = 36

/** Counts in bars of two parts, a solid and a hatched one, so that they differ without colour. */
export function StackedBars({ label, parts, rows }: StackedBarsProps) {
  const { ref, width } = useElementSize()
  const hatch = useId()
  const stacked = width < narrow
  const step = stacked ? 48 : 34
  const left = stacked ? 0 : nameWidth
  const height = rows.length * step
  const most = Math.max(1, ...rows.map(({ first, second }) => first + second))
  const xScale = scaleLinear<number>({
    domain: [0, most],
    range: [0, Math.max(0, width - left - totalWidth)],
  })
  const yScale = scaleBand<string>({ domain: rows.map(({ name }) => name), range: [0, height] })
  const color = scaleOrdinal<string, string>({ domain: [...keys], range: ['solid', 'hatched'] })
  return (
    <figure className={css.chart}>
      <ul className={css.legend} aria-hidden>
        <li data-look="solid">{parts.first}</li>
        <li data-look="hatched">{parts.second}</li>
      </ul>
      <div ref={ref} style={{ minHeight: height }}>
        {width > 0 ? (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
            <PatternLines
              id={hatch}
              width={5}
              height={5}
              stroke="var(--primary)"
              strokeWidth={1.5}
              orientation={['diagonal']}
              background="var(--primary-tint)"
            />
            <BarStackHorizontal
              data={[...rows]}
              keys={[...keys]}
              y={({ name }) => name}
              xScale={xScale}
              yScale={yScale}
              color={color}
            >
              {(stacks) =>
                stacks.flatMap((stack) =>
                  stack.bars.map((each) => (
                    <rect
                      key={`${stack.key} ${each.index}`}
                      className={css.bar}
                      x={left + each.x}
                      y={each.y + (stacked ? step - bar - 4 : (step - bar) / 2)}
                      width={each.width}
                      height={bar}
                      fill={each.color === 'hatched' ? `url(#${hatch})` : 'var(--primary)'}
                    />
                  )),
                )
              }
            </BarStackHorizontal>
            {rows.map(({ name, first, second }) => {
              const top = yScale(name) ?? 0
              const middle = top + (stacked ? step - bar / 2 - 4 : step / 2)
              return (
                <g key={name}>
                  <text className={css.name} x={0} y={stacked ? top + 12 : middle} dominantBaseline="central">
                    {name}
                  </text>
                  <text
                    className={css.figure}
                    x={left + xScale(first + second) + 8}
                    y={middle}
                    dominantBaseline="central"
                  >
                    {first + second}
                  </text>
                </g>
              )
            })}
            <line className={css.axis} x1={left} x2={left} y1={0} y2={height} />
          </svg>
        ) : null}
      </div>
    </figure>
  )
}
