import { useElementSize } from '@mantine/hooks'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import css from './chart.module.css'

type SparkLineProps = {
  /** What the picture shows, for those who hear it. */
  label: string
  values: readonly number[]
}

const [height, edge] = [48, 4]

/** How something went, without figures: those stand beside it. */
export function SparkLine({ label, values }: SparkLineProps) {
  const { ref, width } = useElementSize()
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, values.length - 1)],
    range: [edge, Math.max(edge, width - edge)],
  })
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [height - edge, edge] })
  return (
    <figure className={css.chart}>
      <div ref={ref} style={{ minHeight: height }}>
        {width > 0 ? (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
            <line className={css.axis} x1={0} x2={width} y1={height - edge} y2={height - edge} />
            <LinePath
              className={css.line}
              data={[...values]}
              x={(_, index) => x(index)}
              y={(value) => y(value)}
            />
          </svg>
        ) : null}
      </div>
    </figure>
  )
}
