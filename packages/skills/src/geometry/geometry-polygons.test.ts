import { proves } from '@klasrum/testkit/skill-proof'
import { polygonSkills } from './geometry.ts'

/** All pairs of corners that are no neighbors, one by one. */
function diagonals(sides: number) {
  let count = 0
  for (let one = 0; one < sides; one++)
    for (let other = one + 2; other < sides; other++) if (one + sides - other > 1) count++
  return count
}

/** A triangle has 180°; every further side adds as much. */
function angleSum(sides: number) {
  let sum = 180
  for (let more = 3; more < sides; more++) sum += 180
  return sum
}

const polygons = [
  'triangle',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'nonagon',
  'decagon',
]

/** Name: faces, edges, vertices. */
const solids: Record<string, [number, number, number]> = {
  cube: [6, 12, 8],
  'triangular prism': [5, 9, 6],
  'rectangular prism': [6, 12, 8],
  'pentagonal prism': [7, 15, 10],
  'hexagonal prism': [8, 18, 12],
  'octagonal prism': [10, 24, 16],
  'triangular pyramid': [4, 6, 4],
  'square pyramid': [5, 8, 5],
  'rectangular pyramid': [5, 8, 5],
  'pentagonal pyramid': [6, 10, 6],
  'hexagonal pyramid': [7, 12, 7],
}

type Point = readonly [number, number]

/** Mirrors the corners at every line through the middle, degree by degree in halves, and counts where they fall on corners. */
function mirrorLines(corners: readonly Point[]) {
  const [sumX, sumY] = corners.reduce(([x, y], [addX, addY]) => [x + addX, y + addY], [0, 0])
  const middle = corners.map(([x, y]): Point => [x - sumX / corners.length, y - sumY / corners.length])
  const far = Math.max(...middle.map(([x, y]) => Math.hypot(x, y)))
  const isMirror = (turn: number) =>
    middle.every(([x, y]) => {
      const [cos, sin] = [Math.cos(2 * turn), Math.sin(2 * turn)]
      return middle.some(([u, v]) => Math.hypot(cos * x + sin * y - u, sin * x - cos * y - v) < far * 1e-6)
    })
  return Array.from({ length: 360 * 2 }, (_, at) => (at * Math.PI) / 720).filter(isMirror).length
}

const letters: Record<string, number> = { A: 1, E: 1, H: 2, I: 2, M: 1, N: 0, F: 0, T: 1, Z: 0 }

proves(polygonSkills, {
  'geometry/naming-polygons': ({ names }) => polygons[names.length - 3] ?? '',
  'geometry/solid-parts': ({ solid: { name }, part }) =>
    solids[name]?.[['faces', 'edges', 'vertices'].indexOf(part)] ?? Number.NaN,
  'geometry/lines-of-symmetry': ({ figure: { corners, letter } }) =>
    corners ? mirrorLines(corners) : (letters[letter] ?? Number.NaN),
  'geometry/quadrilateral-angle': ({ angles, asked }) =>
    angles.reduce((rest: number, size: number, at: number) => (at === asked ? rest : rest - size), 360),
  'geometry/polygon-angle-sum': ({ sides }) => angleSum(sides),
  'geometry/regular-polygon-angle': ({ sides, kind }) =>
    kind === 'interior' ? angleSum(sides) / sides : 180 - angleSum(sides) / sides,
  'geometry/sides-from-angles': ({ sides, from }) => {
    const known = {
      sum: angleSum(sides),
      interior: angleSum(sides) / sides,
      exterior: 180 - angleSum(sides) / sides,
    }[from as 'sum']
    for (let n = 3; n < 100; n++) {
      const each = { sum: angleSum(n), interior: angleSum(n) / n, exterior: 180 - angleSum(n) / n }[
        from as 'sum'
      ]
      if (Math.abs(each - known) < 1e-9) return n
    }
    return Number.NaN
  },
  'geometry/polygon-diagonals': ({ sides }) => diagonals(sides),
})
