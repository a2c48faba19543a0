/** Right triangles with whole sides, up to a longest side: legs and hypotenuse. */
type Triple = readonly [number, number, number]

const basic: readonly Triple[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
]

const multiples = basic.flatMap(([a, b, c]) =>
  Array.from({ length: Math.floor(50 / c) }, (_, at): Triple => [a * (at + 1), b * (at + 1), c * (at + 1)]),
)

export const triplesUpTo = (most: number): readonly Triple[] => multiples.filter(([, , c]) => c <= most)
