export type Figure = {
  what: string
  /** Milliseconds, the median of the rounds. */
  small: number
  large: number
  limit: { ratio?: number; milliseconds?: number }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Takes turns, so that whatever else the machine does meets both alike. */
export async function compare(
  what: string,
  {
    small,
    large,
    rounds = 60,
    limit,
  }: {
    small: () => Promise<unknown>
    large: () => Promise<unknown>
    rounds?: number
    limit: Figure['limit']
  },
): Promise<Figure> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (let warmUp = 0; warmUp < 5; warmUp += 1) {
    await small()
    await large()
  }
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await timed(small))
    times.large.push(await timed(large))
  }
  return { what, small: median(times.small), large: median(times.large), limit }
}

const held = ({ small, large, limit }: Figure): boolean =>
  (limit.ratio === undefined || large <= small * limit.ratio) &&
  (limit.milliseconds === undefined || large <= limit.milliseconds)

const limitText = ({ ratio, milliseconds }: Figure['limit']): string =>
  [ratio && `${ratio}×`, milliseconds && `${milliseconds} ms`].filter(Boolean).join(', ') || 'none'

/** False when a limit is not held. */
export function print(title: string, figures: readonly Figure[]): boolean {
  process.stdout.write(`\n${title}\n`)
  for (const figure of figures) {
    const { what, small, large, limit } = figure
    const line = `  ${what.padEnd(38)} ${small.toFixed(2).padStart(8)} ms ${large.toFixed(2).padStart(8)} ms ${(large / small).toFixed(2).padStart(6)}×   limit ${limitText(limit).padEnd(12)} ${held(figure) ? 'held' : 'NOT HELD'}`
    process.stdout.write(`${line}\n`)
  }
  return figures.every(held)
}
