import { coordinateGrid } from '@klasrum/drawings/grid'
import { skill } from '../skill.ts'
import { slopeMistakes, slopeOf, type TwoPoints, twoPoints, wrongSlopes } from './slope-of-points.ts'
import { chain, num, pair, sayInBoth } from './writing.ts'

type Given = TwoPoints & { a: string; b: string }

const most = 6

export const slopeOfGraph = skill<Given, keyof typeof slopeMistakes>({
  id: 'functions/slope-of-graph',
  area: 'Mathematics',
  name: { en: 'Slope of a line from its graph', fil: 'Slope ng linya mula sa graph nito' },
  grades: [8, 9],
  cues: {
    en: ['slope', 'graph of a line', 'rise over run', 'coordinate plane', 'rise', 'run'],
    fil: ['slope', 'graph ng linya', 'rise over run', 'coordinate plane', 'rise', 'run'],
  },
  units: ['mathematics/8/slope-and-intercepts-of-a-line'],
  largest: () => 12,
  mistakes: slopeMistakes,
  rules: sayInBoth((say) => [
    {
      say: say(
        'On a graph, the vertical change from one point of a line to another is the {rise}.',
        'Sa graph, ang patayong pagbabago mula sa isang punto ng linya hanggang sa isa pa ay ang {rise}.',
      ),
      ask: say(
        'What do we call the vertical change from one point of a line to another?',
        'Ano ang tawag sa patayong pagbabago mula sa isang punto ng linya hanggang sa isa pa?',
      ),
      not: ['run', 'slope', 'y-intercept'],
    },
    {
      say: say(
        'The slope of a line that rises from left to right is {positive}.',
        'Ang linyang tumataas mula kaliwa pakanan ay may slope na {positive}.',
      ),
      ask: say(
        'What kind of slope does a line that rises from left to right have?',
        'Anong uri ng slope mayroon ang linyang tumataas mula kaliwa pakanan?',
      ),
      not: ['negative', 'zero', 'undefined'],
    },
  ]),
  draw: (draw) => {
    const [a, b] = draw.some([...'ABCDEFGHKLMNPQRST'], 2).toSorted() as [string, string]
    return { ...twoPoints(draw, 8, most), a, b }
  },
  answer: (given) => num(slopeOf(given)),
  wrong: wrongSlopes,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: ({ a, b }) =>
        say(
          `What is the slope of the line through points ${a} and ${b} in the figure?`,
          `Ano ang slope ng linyang dumaraan sa mga puntong ${a} at ${b} sa larawan?`,
        ),
    },
    {
      level: 'understand',
      text: ({ a, b }) =>
        say(
          `Use points ${a} and ${b} in the figure to find the slope of the line.`,
          `Gamitin ang mga puntong ${a} at ${b} sa larawan upang mahanap ang slope ng linya.`,
        ),
    },
    {
      level: 'apply',
      text: ({ a, b }) =>
        say(
          `The line in the figure shows a straight road on a map with a grid. It passes through the houses ${a} and ${b}. What is the slope of the road on the map?`,
          `Ipinakikita ng linya sa larawan ang isang tuwid na daan sa mapang may grid. Dumaraan ito sa mga bahay na ${a} at ${b}. Ano ang slope ng daan sa mapa?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) =>
      ({ a, b }, answer) =>
        say(
          `The slope of the line through points ${a} and ${b} in the figure is ${answer}.`,
          `Ang slope ng linyang dumaraan sa mga puntong ${a} at ${b} sa larawan ay ${answer}.`,
        ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { x1, y1, x2, y2, a, b } = given
    const [rise, run] = x2 > x1 ? [y2 - y1, x2 - x1] : [y1 - y2, x1 - x2]
    return [
      say(
        `The line passes through ${a}${pair(x1, y1)} and ${b}${pair(x2, y2)}.`,
        `Dumaraan ang linya sa ${a}${pair(x1, y1)} at ${b}${pair(x2, y2)}.`,
      ),
      say(
        `From the left point to the right one, the rise is ${num(rise)} and the run is ${num(run)}.`,
        `Mula sa punto sa kaliwa hanggang sa punto sa kanan, ${num(rise)} ang rise at ${num(run)} ang run.`,
      ),
      chain('Slope = rise/run', `${num(rise)}/${num(run)}`, num(slopeOf(given))),
    ]
  }),
  drawing: ({ x1, y1, x2, y2, a, b }, language) =>
    coordinateGrid({
      from: -most,
      to: most,
      lines: [
        [
          [x1, y1],
          [x2, y2],
        ],
      ],
      points: [
        { x: x1, y: y1, label: a },
        { x: x2, y: y2, label: b },
      ],
      alt: {
        en: `A coordinate plane with a line through ${a}${pair(x1, y1)} and ${b}${pair(x2, y2)}.`,
        fil: `Isang coordinate plane na may linyang dumaraan sa ${a}${pair(x1, y1)} at ${b}${pair(x2, y2)}.`,
      }[language],
    }),
})
