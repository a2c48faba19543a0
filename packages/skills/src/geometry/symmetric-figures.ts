import type { Point } from '@klasrum/drawings/drawing'
import { polar } from './sketch.ts'
import { both } from './writing.ts'

/** A figure that is drawn by its corners, or a letter; `sides` are its sides or strokes. */
export type Figure = {
  name: { en: string; fil: string }
  lines: number
  sides: number
  corners?: readonly Point[]
  letter?: string
}

const around = (count: number, radius: (at: number) => number = () => 10): Point[] =>
  Array.from({ length: count }, (_, at) => polar([0, 0], radius(at), 90 + (360 / count) * at))

const figure = (en: string, fil: string, lines: number, corners: readonly Point[]): Figure => ({
  name: both(en, fil),
  lines,
  sides: corners.length,
  corners,
})

const regular = (name: string, count: number) =>
  figure(`regular ${name}`, `regular ${name}`, count, around(count))

const letter = (text: string, lines: number, sides: number): Figure => ({
  name: both(`capital letter ${text}`, `malaking titik ${text}`),
  lines,
  sides,
  letter: text,
})

export const symmetricFigures: readonly Figure[] = [
  figure('square', 'parisukat (square)', 4, [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]),
  figure('rectangle', 'parihaba (rectangle)', 2, [
    [0, 0],
    [16, 0],
    [16, 9],
    [0, 9],
  ]),
  figure('equilateral triangle', 'equilateral triangle', 3, around(3)),
  figure('isosceles triangle', 'isosceles triangle', 1, [
    [0, 0],
    [8, 0],
    [4, 12],
  ]),
  figure('scalene triangle', 'scalene triangle', 0, [
    [0, 0],
    [14, 0],
    [4, 8],
  ]),
  figure('rhombus', 'rhombus', 2, [
    [0, 0],
    [8, 5],
    [0, 10],
    [-8, 5],
  ]),
  figure('kite', 'kite', 1, [
    [0, 0],
    [5, 9],
    [0, 13],
    [-5, 9],
  ]),
  figure('isosceles trapezoid', 'isosceles trapezoid', 1, [
    [0, 0],
    [14, 0],
    [10.5, 7],
    [3.5, 7],
  ]),
  figure('parallelogram', 'parallelogram', 0, [
    [0, 0],
    [12, 0],
    [16, 7],
    [4, 7],
  ]),
  figure(
    'five-pointed star',
    'bituing may limang tulis',
    5,
    around(10, (at) => (at % 2 === 0 ? 10 : 4)),
  ),
  figure('arrow', 'pana', 1, [
    [0, 3],
    [9, 3],
    [9, 0],
    [16, 5],
    [9, 10],
    [9, 7],
    [0, 7],
  ]),
  figure('cross', 'krus', 4, [
    [3, 0],
    [6, 0],
    [6, 3],
    [9, 3],
    [9, 6],
    [6, 6],
    [6, 9],
    [3, 9],
    [3, 6],
    [0, 6],
    [0, 3],
    [3, 3],
  ]),
  regular('pentagon', 5),
  regular('hexagon', 6),
  regular('octagon', 8),
  letter('A', 1, 3),
  letter('E', 1, 4),
  letter('H', 2, 3),
  letter('I', 2, 1),
  letter('M', 1, 4),
  letter('N', 0, 3),
  letter('F', 0, 3),
  letter('T', 1, 2),
  letter('Z', 0, 3),
]
