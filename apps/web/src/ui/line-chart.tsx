import { useElementSize } from '@mantine/hooks'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import css from './chart.module.css'

type Point = {
  name: string
  value: number | null
  /** The value as it is written. */
  text: string
  /** May still change: drawn hollow. */
  open?: boolean
}

type LineChartProps = {
  /** What the picture shows, for those who hear it; the figures stand in a table beside it. */
  label: string
  points: readonly Point[]
  range: readonly [lowest: number, highest: number]
  /** A value that matters, drawn across. */
  mark: { value: number; text: string }
}

const height = 176
const [top, foot, side] = [28, 28, 28]

/** A figure stands on its own side of the mark, unless the axis is there. */
const figureAt = (at: number, markAt: number): number =>
  at > markAt && at + 22 < height - foot ? at + 22 : at - 12

type Drawn = Point & { value: number }

/** One value after the other, each written at its point. */
export function LineChart({ label, points, range, mark }: LineChartProps) {
  const { ref, width } = useElementSize()
  const x = scalePoint<string>({
    domain: points.map(({ name }) => name),
    range: [side, Math.max(side, width - side)],
    padding: 0.5,
  })
  const y = scaleLinear<number>({ domain: [...range], range: [height - foot, top], clamp: true })
  const across = (name: string): number => x(name) ?? 0
  const drawn = points.filter((point): point is Drawn => point.value !== null)
  return (
    <figure className={css.chart}>
      <div ref={ref} style={{ minHeight: height }}>
        {width > 0 ? (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
            <line className={css.mark} x1={0} x2={width} y1={y(mark.value)} y2={y(mark.value)} />
            <text className={css.note} x={width} y={y(mark.value) - 6} textAnchor="end">
              {mark.text}
            </text>
            <LinePath
              className={css.line}
              data={drawn}
              x={({ name }) => across(name)}
              y={({ value }) => y(value)}
            />
            {drawn.map(({ name, value, text, open }) => (
              <g key={name}>
                <circle
                  className={css.point}
                  data-open={open || undefined}
                  cx={across(name)}
                  cy={y(value)}
                  r={5}
                />
                <text
                  className={css.figure}
                  x={across(name)}
                  y={figureAt(y(value), y(mark.value))}
                  textAnchor="middle"
                >
                  {text}
                </text>
              </g>
            ))}
            <line className={css.axis} x1={0} x2={width} y1={height - foot} y2={height - foot} />
            {points.map(({ name }) => (
              <text
                key={name}
                className={css.note}
                x={across(name)}
                y={height - foot + 18}
                textAnchor="middle"
              >
                {name}
              </text>
            ))}
          </svg>
        ) : null}
      </div>
    </figure>
  )
}
