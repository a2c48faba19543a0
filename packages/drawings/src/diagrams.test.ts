import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { chainDiagram, compareDiagram, cycleDiagram, timelineDiagram, treeDiagram } from './diagrams.ts'
import type { Drawing } from './drawing.ts'

const steps = ['the Sun heats the sea', 'water rises as vapor', 'clouds form', 'rain falls', 'water gathers']

const events = [1521, 1565, 1872, 1896, 1898].map((year) => ({
  when: `${year}`,
  what: `What happened in ${year}`,
}))

const boxesOf = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'polygon' && mark.points.length === 4 ? [mark.points] : []))

const edges = (points: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const drawn = (drawing: Drawing | null): Drawing => drawing ?? expect.fail('not drawn')

test.each([
  ['a cycle of three', cycleDiagram(steps.slice(0, 3), 'cycle'), 3],
  ['a cycle of five', cycleDiagram(steps, 'cycle'), 5],
  ['a chain of four', chainDiagram(steps.slice(0, 4), 'chain'), 4],
  ['a tree of four', treeDiagram('Forms of precipitation', ['rain', 'snow', 'sleet', 'hail'], 'tree'), 5],
  ['a line of five events', timelineDiagram(events, 'line'), 5],
])('%s lies within its page, and no box covers another', (_, made, count) => {
  const drawing = drawn(made)
  const boxes = boxesOf(drawing).map(edges)
  expect(boxes).toHaveLength(count)
  for (const box of nonEmpty(boxes)) {
    const isInside =
      box.left >= 0 && box.top >= 0 && box.right <= drawing.width && box.bottom <= drawing.height
    expect(isInside).toBe(true)
    const covered = boxes.filter(
      (other) =>
        other !== box &&
        box.right > other.left &&
        other.right > box.left &&
        box.bottom > other.top &&
        other.bottom > box.top,
    )
    expect(covered).toEqual([])
  }
})

test('every word of a step stands in a box', () => {
  const { marks } = drawn(cycleDiagram(steps, 'cycle'))
  const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ')
  for (const step of nonEmpty(steps)) expect(words).toContain(step)
})

test('two things compared: what is true of both stands where the circles meet', () => {
  const left = { name: 'Plants', traits: ['make their food'] }
  const right = { name: 'Animals', traits: ['eat others'] }
  const drawing = drawn(compareDiagram(left, right, ['need water'], ''))
  const circles = drawing.marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []))
  expect(circles).toHaveLength(2)
  const inside = (text: string) => {
    const mark = drawing.marks.find((each) => each.kind === 'text' && each.text === text)
    const [x, y] = mark?.kind === 'text' ? mark.at : expect.fail(`"${text}" is not written`)
    return circles.map(({ center, radius }) => Math.hypot(x - center[0], y - center[1]) < radius)
  }
  expect(inside('need water')).toEqual([true, true])
  expect(inside('make their food')).toEqual([true, false])
  expect(inside('eat others')).toEqual([false, true])
})

test('what would be too small to read is not drawn', () => {
  expect(cycleDiagram(['one', 'two'], '')).toBeNull()
  expect(chainDiagram([...steps, ...steps], '')).toBeNull()
  expect(timelineDiagram([...events, ...events], '')).toBeNull()
  const much = { name: 'Much', traits: steps.concat(steps) }
  expect(compareDiagram(much, much, [], '')).toBeNull()
  expect(treeDiagram('Kinds', ['a', 'b', 'c', 'd', 'e', 'f'], '')).toBeNull()
  expect(
    chainDiagram(
      [
        'one',
        'two',
        'a step that goes on and on until nobody could read it in its small box at the back of a room with forty-five',
      ],
      '',
    ),
  ).toBeNull()
})
