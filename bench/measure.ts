export type Figure = {
  what: string
  /** Milliseconds, the median of the rounds. */
  small: number
  large: number
  limit: { ratio?: number; milliseconds?: number }
}

/** A figure that is not two times: what was measured in words, and its limit. Without a limit it is for information. */
export type Fact = { what: string; found: string; limit?: { text: string; held: boolean } | undefined }

export type Result = { title: string; figures: readonly (Figure | Fact)[] }

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

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
    warmUps = 5,
    limit,
  }: {
    small: () => Promise<unknown>
    large: () => Promise<unknown>
    rounds?: number
    warmUps?: number
    limit: Figure['limit']
  },
): Promise<Figure> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
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

const isFact = (figure: Figure | Fact): figure is Fact => 'found' in figure

function factOf(figure: Figure | Fact): Fact {
  if (isFact(figure)) return figure
  const { what, small, large, limit } = figure
  const found = `${small.toFixed(2).padStart(8)} ms ${large.toFixed(2).padStart(8)} ms ${(large / small).toFixed(2).padStart(6)}×`
  return { what, found, limit: { text: limitText(limit), held: held(figure) } }
}

/** False when a limit is not held. */
export function print({ title, figures }: Result): boolean {
  process.stdout.write(`\n${title}\n`)
  const facts = figures.map(factOf)
  for (const { what, found, limit } of facts) {
    const end = limit ? `   limit ${limit.text.padEnd(12)} ${limit.held ? 'held' : 'NOT HELD'}` : ''
    process.stdout.write(`  ${what.padEnd(38)} ${found.padEnd(31)}${end}\n`)
  }
  return facts.every(({ limit }) => limit?.held ?? true)
}
