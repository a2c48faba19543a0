import { skill } from '../skill.ts'
import { dot, label, line, polar, sketch } from './sketch.ts'
import { both, pointNames, remember, rule, understand } from './writing.ts'

type Kind = 'line' | 'line segment' | 'ray'
/** The ray starts at the first name. */
type Given = { kind: Kind; first: string; second: string; tilt: number }

const nameOf = (kind: Kind, first: string, second: string) => `${kind} ${first}${second}`

/** In the order of the alphabet, which tells nothing of where a ray starts. */
const pair = ({ first, second }: Given, and: string) => [first, second].toSorted().join(` ${and} `)

const looks = {
  line: both('an arrowhead at each end', 'may arrowhead sa magkabilang dulo'),
  'line segment': both('an endpoint at each end', 'may endpoint sa magkabilang dulo'),
  ray: both(
    'one endpoint and an arrowhead at the other end',
    'may isang endpoint at may arrowhead sa kabilang dulo',
  ),
}

export const pointLineRay = skill<Given, 'line' | 'segment' | 'ray' | 'reversed'>({
  id: 'geometry/point-line-ray',
  area: 'Mathematics',
  name: both('Lines, line segments and rays', 'Line, line segment at ray'),
  grades: [3, 4],
  cues: {
    en: ['line segment', 'ray', 'endpoint', 'arrowhead', 'naming lines'],
    fil: ['line segment', 'ray', 'endpoint', 'arrowhead', 'pigura sa heometriya'],
  },
  units: ['mathematics/3/point-line-segment-at-ray'],
  largest: () => 100,
  mistakes: {
    line: both('took the figure for a line without ends', 'inakalang line na walang dulo ang pigura'),
    segment: both('did not look at the arrowheads', 'hindi pinansin ang mga arrowhead'),
    ray: both(
      'took the figure for a ray that starts at the first point',
      'inakalang ray na nagsisimula sa unang point ang pigura',
    ),
    reversed: both('started the name at the wrong point', 'sa maling point sinimulan ang pangalan'),
  },
  rules: {
    en: [
      rule(
        'The name for a straight figure with two endpoints is {line segment}.',
        'What do we call a straight figure with two endpoints?',
        'line',
        'ray',
        'angle',
      ),
      rule(
        'The endpoint of ray AB is {point A}.',
        'What is the endpoint of ray AB?',
        'point B',
        'both points',
        'neither point',
      ),
      rule(
        'A line goes on without end in {two directions}.',
        'In how many directions does a line go on without end?',
        'one direction',
        'three directions',
        'no direction',
      ),
    ],
    fil: [
      rule(
        'Ang tuwid na pigurang may dalawang endpoint ay {line segment}.',
        'Ano ang tawag sa tuwid na pigurang may dalawang endpoint?',
        'line',
        'ray',
        'anggulo',
      ),
      rule(
        'Ang endpoint ng ray AB ay ang {point A}.',
        'Ano ang endpoint ng ray AB?',
        'point B',
        'dalawang point',
        'wala sa mga point',
      ),
      rule(
        'Ang line ay walang katapusan sa {dalawang direksiyon}.',
        'Sa ilang direksiyon walang katapusan ang isang line?',
        'isang direksiyon',
        'tatlong direksiyon',
        'apat na direksiyon',
      ),
    ],
  },
  draw: (draw) => {
    const [first = '', second = ''] = draw.shuffled(pointNames(draw, 2))
    const kind = draw.pick<Kind>(['line', 'line segment', 'ray'])
    return { kind, first, second, tilt: draw.pick([0, 15, 25, -20, 155, 180, 200]) }
  },
  answer: ({ kind, first, second }) => nameOf(kind, first, second),
  also: ({ kind, first, second }) => (kind === 'ray' ? [] : [nameOf(kind, second, first)]),
  wrong: ({ first, second }) => ({
    line: nameOf('line', first, second),
    segment: nameOf('line segment', first, second),
    ray: nameOf('ray', first, second),
    reversed: nameOf('ray', second, first),
  }),
  stems: {
    en: [
      remember((given) => `Points ${pair(given, 'and')} are marked in the figure. How is the figure named?`),
      understand((given) => `What do we call the figure that is drawn with points ${pair(given, 'and')}?`),
      understand(
        (given) =>
          `Look at the ends of the figure with points ${pair(given, 'and')}. What is the correct name of the figure?`,
      ),
    ],
    fil: [
      remember((given) => `Nasa larawan ang mga point na ${pair(given, 'at')}. Ano ang pangalan ng pigura?`),
      understand((given) => `Ano ang tawag sa pigura sa larawan na may mga point na ${pair(given, 'at')}?`),
      understand(
        (given) =>
          `Tingnan ang mga dulo ng pigura sa larawan na may mga point na ${pair(given, 'at')}. Ano ang tamang pangalan ng pigura?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `The figure that is drawn with points ${pair(given, 'and')} is ${answer}.`,
    fil: (given, answer) => `Ang pigura sa larawan na may mga point na ${pair(given, 'at')} ay ${answer}.`,
  },
  solution: {
    en: ({ kind, first, second }) => [
      `The figure has ${looks[kind].en}, so it is a ${kind}.`,
      kind === 'ray'
        ? `The name starts with the endpoint: ray ${first}${second}.`
        : `Its name is ${nameOf(kind, first, second)}.`,
    ],
    fil: ({ kind, first, second }) => [
      `Ang pigura ay ${looks[kind].fil}, kaya ito ay ${kind}.`,
      kind === 'ray'
        ? `Nagsisimula ang pangalan sa endpoint: ray ${first}${second}.`
        : `Ang pangalan nito ay ${nameOf(kind, first, second)}.`,
    ],
  },
  drawing: ({ kind, first, second, tilt }, language) => {
    const at = (distance: number) => polar([0, 0], distance, tilt)
    const above = Math.cos((tilt * Math.PI) / 180) > 0 ? tilt + 90 : tilt - 90
    const ends = { line: [-3, 13], 'line segment': [0, 10], ray: [0, 13] }[kind] as [number, number]
    const arrow = { line: 'both', 'line segment': undefined, ray: 'end' } as const
    return sketch(
      [
        line(at(ends[0]), at(ends[1]), { arrow: arrow[kind] }),
        dot(at(0)),
        dot(at(10)),
        label(at(0), first, { away: 13, towards: above, bold: true }),
        label(at(10), second, { away: 13, towards: above, bold: true }),
      ],
      {
        width: 150,
        alt: both(
          `A straight figure with the points ${first} and ${second}, with ${looks[kind].en}${kind === 'ray' ? `; the endpoint is ${first}` : ''}.`,
          `Tuwid na pigurang may mga point na ${first} at ${second}; ${looks[kind].fil}${kind === 'ray' ? `; ang endpoint ay ${first}` : ''}.`,
        )[language],
      },
    )
  },
})
