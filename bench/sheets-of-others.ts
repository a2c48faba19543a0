import type { Fact, Result } from './measure.ts'

type Row = 'server' | 'pressed' | 'address' | 'save'

/**
 * Milliseconds, taken on one machine with a class of the same size; a save from its fastest to its slowest. Theirs is a
 * whole page either way.
 */
const others: Record<string, Record<Row, readonly [number, number]>> = {
  RosarioSIS: { server: [92, 92], pressed: [3_700, 3_700], address: [3_700, 3_700], save: [51, 106] },
  Moodle: { server: [1_129, 1_129], pressed: [3_600, 3_600], address: [3_600, 3_600], save: [520, 1_215] },
}

const names: Record<Row, string> = {
  server: 'opening, on the server',
  pressed: 'opening, in the browser, pressed in its class',
  address: 'opening, in the browser, in a new tab',
  save: 'saving a score',
}

const span = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}–${most}`

/** For measure only: theirs are of another run, so no limit hangs on them. Ours is to be more than ten times quicker. */
export const besideOthers = (ours: Record<Row, number>): Result => ({
  title:
    'Grade sheet beside others: ours, theirs, how many times quicker (wanted: more than 10 in every row)',
  figures: (['server', 'pressed', 'address', 'save'] as const).flatMap((row) =>
    Object.entries(others).map(([name, theirs]): Fact => {
      const [least, most] = theirs[row]
      const quicker = [least / ours[row], most / ours[row]] as const
      return {
        what: `${names[row]}, ${name}`,
        found: `${ours[row].toFixed(1)} ms  ${span(theirs[row])} ms  ${span([Number(quicker[0].toFixed(1)), Number(quicker[1].toFixed(1))])}×  ${quicker[0] > 10 ? 'reached' : 'not reached'}`,
      }
    }),
  ),
})
