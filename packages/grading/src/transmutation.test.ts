import { expect, test } from 'vitest'
import { tableOfOrder8, tableOfOrder15, transmute } from './transmutation.ts'

/** The bands as the orders print them: from, to and grade. */
const bands = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [from = '', to = '', grade] = row.split(',')
      return { from: Number(from.replace('.', '')), to: Number(to.replace('.', '')), grade: Number(grade) }
    })

const order8 = bands(`
  100.00,100.00,100 98.40,99.99,99 96.80,98.39,98 95.20,96.79,97 93.60,95.19,96 92.00,93.59,95 90.40,91.99,94
  88.80,90.39,93 87.20,88.79,92 85.60,87.19,91 84.00,85.59,90 82.40,83.99,89 80.80,82.39,88 79.20,80.79,87
  77.60,79.19,86 76.00,77.59,85 74.40,75.99,84 72.80,74.39,83 71.20,72.79,82 69.60,71.19,81 68.00,69.59,80
  66.40,67.99,79 64.80,66.39,78 63.20,64.79,77 61.60,63.19,76 60.00,61.59,75 56.00,59.99,74 52.00,55.99,73
  48.00,51.99,72 44.00,47.99,71 40.00,43.99,70 36.00,39.99,69 32.00,35.99,68 28.00,31.99,67 24.00,27.99,66
  20.00,23.99,65 16.00,19.99,64 12.00,15.99,63 8.00,11.99,62 4.00,7.99,61 0.00,3.99,60`)
const order15 = bands(`
  99.50,100.00,100 98.32,99.49,99 97.14,98.31,98 95.96,97.13,97 94.78,95.95,96 93.60,94.77,95 92.42,93.59,94
  91.24,92.41,93 90.06,91.23,92 88.88,90.05,91 87.70,88.87,90 86.52,87.69,89 85.34,86.51,88 84.16,85.33,87
  82.98,84.15,86 81.80,82.97,85 80.62,81.79,84 79.44,80.61,83 78.26,79.43,82 77.08,78.25,81 75.90,77.07,80
  74.72,75.89,79 73.54,74.71,78 72.36,73.53,77 71.18,72.35,76 70.00,71.17,75 65.34,69.99,74 60.67,65.33,73
  56.01,60.66,72 51.34,56.00,71 46.67,51.33,70 42.01,46.66,69 37.34,42.00,68 32.68,37.33,67 28.01,32.67,66
  23.35,28.00,65 18.68,23.34,64 14.01,18.67,63 9.35,14.00,62 4.68,9.34,61 0.00,4.67,60`)

test.each([
  ['Order 8', tableOfOrder8, order8],
  ['Order 15', tableOfOrder15, order15],
] as const)('every hundredth from 0 to 100 falls into its band of %s', (_, table, printed) => {
  expect(printed).toHaveLength(41)
  const wrong: number[] = []
  for (let initial = 0; initial <= 10_000; initial += 1) {
    const band = printed.find(({ from, to }) => from <= initial && initial <= to)
    if (transmute(table, initial) !== band?.grade) wrong.push(initial)
  }
  expect(wrong).toEqual([])
})

test('an initial grade below zero becomes no grade', () => {
  expect(() => transmute(tableOfOrder8, -1)).toThrow('a grade below zero')
})
