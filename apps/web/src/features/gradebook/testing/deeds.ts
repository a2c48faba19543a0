import fc from 'fast-check'
import type { CellId } from '../model/values.ts'
import { item } from './sheet-server.ts'
import type { Wire } from './sheet-tab.ts'

export const students = [11, 12, 13]
export const deedGradeItems = [item(1, 'ww', 20), item(2, 'pt', 20)]
export const allCells = students.flatMap((student) =>
  deedGradeItems.map(({ id }): CellId => ({ item: id, student })),
)

export type Deed =
  | { do: 'type'; who: number; cell: CellId; text: string }
  | { do: 'clear' | 'excuse'; who: number; cell: CellId }
  | { do: 'undo' | 'redo' | 'poll' | 'reload'; who: number }
  | { do: 'choose'; who: number; whose: 'mine' | 'theirs' }
  | { do: 'wire'; who: number; mode: Wire['mode'] }
  | { do: 'online'; who: number; online: boolean }
  | { do: 'wait'; ms: number }

/** What a number of people may do, in every order. */
export const writerDeeds = (writers: number): fc.Arbitrary<Deed[]> => {
  const who = fc.nat(writers - 1)
  const cell = fc.constantFrom(...allCells)
  const typing = fc.record({ do: fc.constant('type' as const), who, cell, text: fc.nat(9).map(String) })
  const waiting = fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 15, 30, 260, 1_200) })
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: typing },
      { weight: 6, arbitrary: waiting },
      fc.record({ do: fc.constantFrom('clear' as const, 'excuse' as const), who, cell }),
      fc.record({
        do: fc.constantFrom('undo' as const, 'redo' as const, 'poll' as const, 'reload' as const),
        who,
      }),
      fc.record({
        do: fc.constant('choose' as const),
        who,
        whose: fc.constantFrom('mine' as const, 'theirs' as const),
      }),
      fc.record({
        do: fc.constant('wire' as const),
        who,
        mode: fc.constantFrom(
          'fine' as const,
          'cut' as const,
          'lost' as const,
          'away' as const,
          'signed out' as const,
        ),
      }),
      fc.record({ do: fc.constant('online' as const), who, online: fc.boolean() }),
    ),
    { minLength: 5, maxLength: 60 },
  )
}
