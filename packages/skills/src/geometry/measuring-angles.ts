import type { Mark, Point } from '@klasrum/drawings/drawing'
import { onCircle } from '@klasrum/drawings/svg'
import { withMain } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule, understand } from './writing.ts'

/** The lower side of the angle points to the right or to the left. */
type Given = { size: number; opens: 'right' | 'left'; names: string }

const [radius, center]: [number, Point] = [112, [132, 132]]

const aboveLine = (value: number) => Math.min(177, Math.max(3, value))

function protractor({ size, opens, names }: Given): Mark[] {
  const at = (distance: number, value: number) => onCircle(center, distance, 90 - value)
  const arm = opens === 'right' ? size : 180 - size
  const base = opens === 'right' ? 0 : 180
  const end = at(radius + 14, arm)
  const [one = '', vertex = '', other = ''] = names
  const text = (place: Point, words: string, letter = 5.5): Mark => ({
    kind: 'text',
    at: [place[0], place[1] + letter * 0.36],
    text: words,
    size: letter,
  })
  return [
    { kind: 'arc', center, radius, from: -90, to: 90 },
    { kind: 'line', from: at(radius, 180), to: at(radius, 0), width: 0.8 },
    ...Array.from({ length: 37 }, (_, place): Mark => {
      const value = place * 5
      return {
        kind: 'line',
        from: at(radius, value),
        to: at(radius - (value % 10 === 0 ? 8 : 4), value),
        width: 0.6,
      }
    }),
    ...Array.from({ length: 19 }, (_, place) => place * 10).flatMap((value) => [
      text(at(radius - 14, aboveLine(value)), String(180 - value)),
      text(at(radius - 25, aboveLine(value)), String(value)),
    ]),
    { kind: 'line', from: center, to: end, arrow: 'end', width: 1.6 },
    { kind: 'line', from: center, to: at(radius + 14, base), arrow: 'end', width: 1.6 },
    { kind: 'circle', center, radius: 2.4, fill: 'black' },
    { ...text([center[0], center[1] + 11], vertex, 10), bold: true } as Mark,
    { ...text(at(radius + 14, base + (opens === 'right' ? -6 : 6)), one, 10), bold: true } as Mark,
    { ...text(at(radius + 16, arm + (arm > 90 ? 6 : -6)), other, 10), bold: true } as Mark,
  ]
}

export const measuringAngles = skill<Given, 'scale' | 'more' | 'less' | 'five' | 'scale-more'>({
  id: 'geometry/measuring-angles',
  area: 'Mathematics',
  name: both('Measuring angles with a protractor', 'Pagsukat ng anggulo gamit ang protractor'),
  grades: [4, 7],
  cues: {
    en: ['protractor', 'measure the angle', 'measuring angles', 'inner scale', 'outer scale'],
    fil: ['protractor', 'sukatin ang anggulo', 'pagsukat ng anggulo', 'panukat ng anggulo'],
  },
  units: ['mathematics/7/polygons-and-their-angles', 'mathematics/4/lines-and-angles'],
  largest: () => 180,
  mistakes: {
    scale: both('read the wrong scale of the protractor', 'binasa ang maling hanay ng bilang ng protractor'),
    more: both('read ten degrees too many', 'sumobra ng sampung digri ang basa'),
    less: both('read ten degrees too few', 'kulang ng sampung digri ang basa'),
    five: both('counted the short marks wrongly', 'mali ang pagbilang sa maiikling guhit'),
    'scale-more': both(
      'read the wrong scale and ten degrees too many',
      'binasa ang maling hanay at sumobra pa ng sampung digri',
    ),
  },
  rules: {
    en: [
      rule(
        'We place the center mark of the protractor on the {vertex} of the angle.',
        'On which part of an angle do we place the center mark of the protractor?',
        'longer side',
        'shorter side',
        'opening',
      ),
      rule(
        'The largest number on a half-circle protractor is {180°}.',
        'What is the largest number on a half-circle protractor?',
        '90°',
        '100°',
        '360°',
      ),
      rule(
        'A side of an acute angle passes both 50° and 130° on the protractor. The angle measures {50°}.',
        'One side of an acute angle is at 0° of the protractor. The other side passes both 50° and 130°. What is the measure of the angle?',
        '80°',
        '130°',
        '180°',
      ),
    ],
    fil: [
      rule(
        'Itinatapat ang gitnang marka ng protractor sa {vertex} ng anggulo.',
        'Sa aling bahagi ng anggulo itinatapat ang gitnang marka ng protractor?',
        'mas mahabang gilid',
        'mas maikling gilid',
        'pagitan ng mga gilid',
      ),
      rule(
        'Ang pinakamalaking bilang sa protractor na kalahating bilog ay {180°}.',
        'Ano ang pinakamalaking bilang sa protractor na kalahating bilog?',
        '90°',
        '100°',
        '360°',
      ),
      rule(
        'Kung ang gilid ng acute angle ay nasa 50° at 130° ng protractor, ang anggulo ay {50°}.',
        'Ang isang gilid ng acute angle ay nasa 0° ng protractor. Ang isa pang gilid ay nasa 50° at 130°. Ano ang sukat ng anggulo?',
        '80°',
        '130°',
        '180°',
      ),
    ],
  },
  draw: (draw) => ({
    size:
      draw.pick([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]) *
      5,
    opens: draw.pick(['right', 'left']),
    names: draw.shuffled(pointNames(draw, 3)).join(''),
  }),
  answer: ({ size }) => degrees(size),
  also: ({ size }, language) => degreeForms(size, language),
  wrong: ({ size }) =>
    withMain(
      degrees(size),
      {
        scale: degrees(180 - size),
        more: degrees(size + 10),
        less: degrees(size - 10),
        five: size % 10 === 5 ? degrees(size + 5) : undefined,
        'scale-more': angleOr(190 - size, 175),
      },
      'scale',
      size / 5,
    ),
  stems: {
    en: [
      understand(
        ({ names }) => `The figure shows ∠${names} on a protractor. What is the measure of the angle?`,
      ),
      understand(({ names }) => `How many degrees is ∠${names} on the protractor in the figure?`),
      apply(({ names }) => `Read the protractor in the figure. What is the measure of ∠${names}?`),
    ],
    fil: [
      understand(({ names }) => `Makikita sa larawan ang ∠${names} sa protractor. Ano ang sukat ng anggulo?`),
      understand(({ names }) => `Ilang digri ang ∠${names} sa protractor na nasa larawan?`),
      apply(({ names }) => `Basahin ang protractor sa larawan. Ano ang sukat ng ∠${names}?`),
    ],
  },
  statement: {
    en: ({ names }, answer) => `On the protractor in the figure, ∠${names} measures ${answer}.`,
    fil: ({ names }, answer) => `Sa protractor na nasa larawan, ang sukat ng ∠${names} ay ${answer}.`,
  },
  solution: {
    en: ({ size, names }) => [
      `Start at 0° on the side through ${names[0]} and follow the same scale.`,
      `The side through ${names[2]} is at ${size}°.`,
    ],
    fil: ({ size, names }) => [
      `Magsimula sa 0° sa gilid na patungo sa ${names[0]} at sundan ang iisang hanay ng bilang.`,
      `Ang gilid na patungo sa ${names[2]} ay nasa ${size}°.`,
    ],
  },
  drawing: (given, language) => {
    const { size, opens, names } = given
    const inner = opens === 'right' ? size : 180 - size
    return {
      width: 264,
      height: 152,
      alt: both(
        `A protractor with ∠${names}. The side through ${names[0]} points to the ${opens}; the side through ${names[2]} passes ${180 - inner}° on the outer scale and ${inner}° on the inner scale.`,
        `Protractor na may ∠${names}. Nakaturo sa ${opens === 'right' ? 'kanan' : 'kaliwa'} ang gilid na patungo sa ${names[0]}; ang gilid na patungo sa ${names[2]} ay nasa ${180 - inner}° ng hanay sa labas at ${inner}° ng hanay sa loob.`,
      )[language],
      marks: protractor(given),
    }
  },
})
