import { skill } from '../skill.ts'
import { asValue, lineText, lineUnits, someSlope } from './lines.ts'
import { chain, fits, need, nonzero, num, pair, sayInBoth, writtenSum } from './writing.ts'

type Given = { slope: readonly [number, number]; b: number; x1: number; x2: number }

const heightAt = ({ slope: [above, below], b }: Given, x: number) => (above * x) / below + b
const points = (given: Given) =>
  [pair(given.x1, heightAt(given, given.x1)), pair(given.x2, heightAt(given, given.x2))] as const
const lineOf = ({ slope, b }: Given) => lineText(asValue(slope), b)

export const lineOfTwoPoints = skill<
  Given,
  'inverted' | 'slope-sign' | 'first-y' | 'opposite' | 'exchanged' | 'both-signs'
>({
  id: 'functions/line-of-two-points',
  area: 'Mathematics',
  name: {
    en: 'Equation of a line through two points',
    fil: 'Equation ng linyang dumaraan sa dalawang punto',
  },
  grades: [8, 9],
  cues: {
    en: ['equation of a line', 'two-point form', 'two points', 'slope-intercept form'],
    fil: ['equation ng linya', 'two-point form', 'dalawang punto', 'slope-intercept form'],
  },
  units: lineUnits,
  largest: () => 40,
  mistakes: {
    inverted: {
      en: 'divided the run by the rise for the slope',
      fil: 'hinati ang run sa rise para sa slope',
    },
    'slope-sign': { en: 'changed the sign of the slope', fil: 'binago ang sign ng slope' },
    'first-y': {
      en: 'took the y-coordinate of the first point for the y-intercept',
      fil: 'inakalang ang y-coordinate ng unang punto ang y-intercept',
    },
    opposite: { en: 'changed the sign of the y-intercept', fil: 'binago ang sign ng y-intercept' },
    exchanged: {
      en: 'interchanged the slope and the y-intercept',
      fil: 'napagpalit ang slope at ang y-intercept',
    },
    'both-signs': { en: 'changed both signs', fil: 'binago ang parehong sign' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To find the equation of the line through (1, 2) and (3, 8), first compute its {slope}.',
        'Upang mahanap ang equation ng linyang dumaraan sa (1, 2) at (3, 8), kunin muna ang {slope} nito.',
      ),
      ask: say(
        'What do you compute first to find the equation of the line through (1, 2) and (3, 8)?',
        'Ano ang kinukuha muna upang mahanap ang equation ng linyang dumaraan sa (1, 2) at (3, 8)?',
      ),
      not: ['midpoint', say('length', 'haba'), 'x-intercept'],
    },
    {
      say: say(
        'The line through (0, 3) and (1, 5) has the y-intercept {3}.',
        'Ang linyang dumaraan sa (0, 3) at (1, 5) ay may y-intercept na {3}.',
      ),
      ask: say(
        'What is the y-intercept of the line through (0, 3) and (1, 5)?',
        'Ano ang y-intercept ng linyang dumaraan sa (0, 3) at (1, 5)?',
      ),
      not: ['5', '2', '1'],
    },
  ]),
  draw: (draw) => {
    const slope = someSlope(draw)
    const most = Math.floor(6 / slope[1])
    const [x1, x2] = [slope[1] * nonzero(draw, most), slope[1] * nonzero(draw, most)]
    const given = { slope, b: nonzero(draw, 8), x1, x2 }
    const ys = [heightAt(given, x1), heightAt(given, x2)]
    need(x1 < x2 && ys.every((y) => Math.abs(y) <= 12))
    fits(draw, x1, x2, ...ys, given.b)
    return given
  },
  answer: lineOf,
  wrong: (given) => {
    const m = asValue(given.slope)
    return {
      inverted: lineText(m.inverse(), given.b),
      'slope-sign': lineText(m.neg(), given.b),
      'first-y': lineText(m, heightAt(given, given.x1)),
      opposite: lineText(m, -given.b),
      exchanged: lineText(given.b, m),
      'both-signs': lineText(m.neg(), -given.b),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the equation, in slope-intercept form, of the line through ${points(given)[0]} and ${points(given)[1]}?`,
          `Ano ang equation, sa slope-intercept form, ng linyang dumaraan sa ${points(given)[0]} at ${points(given)[1]}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `A line passes through the points ${points(given)[0]} and ${points(given)[1]}. Write its equation in the form y = mx + b.`,
          `Dumaraan ang isang linya sa mga puntong ${points(given)[0]} at ${points(given)[1]}. Isulat ang equation nito sa anyong y = mx + b.`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `On a map with a grid, a straight road passes through ${points(given)[0]} and ${points(given)[1]}. Which equation in the form y = mx + b describes the road?`,
          `Sa isang mapang may grid, dumaraan ang tuwid na daan sa ${points(given)[0]} at ${points(given)[1]}. Aling equation sa anyong y = mx + b ang naglalarawan sa daan?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The line through ${points(given)[0]} and ${points(given)[1]} has the equation ${answer}.`,
        `Ang linyang dumaraan sa ${points(given)[0]} at ${points(given)[1]} ay may equation na ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { slope, x1, x2, b } = given
    const m = asValue(slope)
    const [y1, y2] = [heightAt(given, x1), heightAt(given, x2)]
    return [
      chain('m = (y₂ − y₁)/(x₂ − x₁)', `${num(y2 - y1)}/${num(x2 - x1)}`, num(m)),
      say(`Put ${pair(x1, y1)} into y = mx + b.`, `Ipalit ang ${pair(x1, y1)} sa y = mx + b.`),
      chain(
        'b',
        writtenSum([
          [y1, ''],
          [m.mul(-x1), ''],
        ]),
        num(b),
      ),
      say(`The equation is ${lineOf(given)}.`, `Ang equation ay ${lineOf(given)}.`),
    ]
  }),
})
