import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { apply, both, type NumberPair, point, pointForms, pointNames, rule, understand } from './writing.ts'

type Given = { at: NumberPair; by: NumberPair; name: string }

const image = ({ at, by }: Given): NumberPair => [at[0] + by[0], at[1] + by[1]]
const unit = (value: number) => (Math.abs(value) === 1 ? 'unit' : 'units')
const moves = ({ by: [x, y] }: Given) =>
  both(
    `${Math.abs(x)} ${unit(x)} ${x > 0 ? 'to the right' : 'to the left'} and ${Math.abs(y)} ${unit(y)} ${y > 0 ? 'up' : 'down'}`,
    `${na(Math.abs(x))} yunit ${x > 0 ? 'pakanan' : 'pakaliwa'} at ${na(Math.abs(y))} yunit ${y > 0 ? 'pataas' : 'pababa'}`,
  )
const term = (letter: string, by: number) => `${letter} ${by > 0 ? '+' : '−'} ${Math.abs(by)}`

export const translation = skill<
  Given,
  'reversed' | 'x-reversed' | 'y-reversed' | 'swapped' | 'x-only' | 'y-only'
>({
  id: 'geometry/translation',
  area: 'Mathematics',
  name: both('Translation of a point', 'Translation ng isang point'),
  grades: [6, 9],
  cues: {
    en: ['translation', 'slide', 'transformation', 'image of a point', 'units to the right'],
    fil: ['translation', 'slide', 'transformation', 'image ng point', 'yunit pakanan'],
  },
  units: [],
  largest: () => 20,
  mistakes: {
    reversed: both('moved in the opposite directions', 'kabaligtaran ang mga direksiyon ng paglipat'),
    'x-reversed': both('confused left and right', 'pinagpalit ang kaliwa at kanan'),
    'y-reversed': both('confused up and down', 'pinagpalit ang taas at baba'),
    swapped: both('moved along the wrong axes', 'sa maling axis inilipat'),
    'x-only': both('moved left or right only', 'inilipat lamang pakaliwa o pakanan'),
    'y-only': both('moved up or down only', 'inilipat lamang pataas o pababa'),
  },
  rules: {
    en: [
      rule(
        'A translation is also called a {slide}.',
        'What is a translation also called?',
        'flip',
        'turn',
        'fold',
      ),
      rule(
        'If the point (2, 3) moves 4 units to the right, its image is {(6, 3)}.',
        'The point (2, 3) moves 4 units to the right. What is its image?',
        '(2, 7)',
        '(−2, 3)',
        '(6, 7)',
      ),
      rule(
        'A figure that is translated changes its {position}.',
        'What changes when a figure is translated?',
        'size',
        'shape',
        'area',
      ),
    ],
    fil: [
      rule(
        'Ang translation ay tinatawag ding {slide}.',
        'Ano ang isa pang tawag sa translation?',
        'flip',
        'turn',
        'fold',
      ),
      rule(
        'Kapag inilipat ang point (2, 3) nang 4 na yunit pakanan, ang image nito ay {(6, 3)}.',
        'Inilipat ang point (2, 3) nang 4 na yunit pakanan. Ano ang image nito?',
        '(2, 7)',
        '(−2, 3)',
        '(6, 7)',
      ),
      rule(
        'Kapag inilipat sa translation ang pigura, nagbabago ang {posisyon} nito.',
        'Ano ang nagbabago sa pigura kapag inilipat ito sa translation?',
        'laki',
        'hugis',
        'area',
      ),
    ],
  },
  draw: (draw) => {
    // Before negative numbers are taught, points stay where both coordinates are positive.
    const least = draw.grade < 7 ? 1 : -8
    const [x, y] = [draw.int(least, 8), draw.int(least, 8)]
    const shift = (from: number) => {
      const by = draw.int(2, 7)
      return draw.chanceOf(50) && from - by >= least ? -by : by
    }
    const [dx, dy] = [shift(x), shift(y)]
    if (Math.abs(dx) === Math.abs(dy)) throw new RangeError('Moving along the wrong axes would show nothing.')
    return { at: [x, y], by: [dx, dy], name: pointNames(draw, 1)[0] ?? 'P' }
  },
  answer: (given) => point(image(given)),
  also: (given) => pointForms(image(given)),
  wrong: ({ at: [x, y], by: [dx, dy] }) => ({
    reversed: point([x - dx, y - dy]),
    'x-reversed': point([x - dx, y + dy]),
    'y-reversed': point([x + dx, y - dy]),
    swapped: point([x + dy, y + dx]),
    'x-only': point([x + dx, y]),
    'y-only': point([x, y + dy]),
  }),
  stems: {
    en: [
      understand(
        (given) =>
          `Point ${given.name}${point(given.at)} is translated ${moves(given).en}. What are the coordinates of its image?`,
      ),
      understand(
        (given) =>
          `What is the image of the point ${point(given.at)} after a translation of ${moves(given).en}?`,
      ),
      apply(
        (given) =>
          `In a computer game, a robot stands at ${point(given.at)}. It moves ${moves(given).en}. At which point is it now?`,
      ),
      apply(
        (given) =>
          `A chair is at ${point(given.at)} on the plan of a classroom. It is moved ${moves(given).en}. What are its new coordinates?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang point ${given.name}${point(given.at)} ay inilipat (translation) nang ${moves(given).fil}. Ano ang coordinates ng image nito?`,
      ),
      understand(
        (given) =>
          `Ano ang image ng point ${point(given.at)} pagkatapos ng translation na ${moves(given).fil}?`,
      ),
      apply(
        (given) =>
          `Sa isang computer game, ang robot ay nasa ${point(given.at)}. Gumalaw ito nang ${moves(given).fil}. Nasa aling point na ito ngayon?`,
      ),
      apply(
        (given) =>
          `Ang isang upuan ay nasa ${point(given.at)} sa plano ng silid-aralan. Inilipat ito nang ${moves(given).fil}. Ano ang bagong coordinates nito?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `After a translation of ${moves(given).en}, the image of ${point(given.at)} is ${answer}.`,
    fil: (given, answer) =>
      `Pagkatapos ng translation na ${moves(given).fil}, ang image ng ${point(given.at)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `(x, y) → (${term('x', given.by[0])}, ${term('y', given.by[1])})`,
      `${point(given.at)} → ${point(image(given))}`,
    ],
    fil: (given) => [
      `(x, y) → (${term('x', given.by[0])}, ${term('y', given.by[1])})`,
      `${point(given.at)} → ${point(image(given))}`,
    ],
  },
})
