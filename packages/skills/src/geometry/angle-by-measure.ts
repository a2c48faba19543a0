import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { type AngleKind, angleMistakes, drawKind, kindName, measures } from './angle-kinds.ts'
import { both, remember, rule, understand, withArticle } from './writing.ts'

type Given = { kind: AngleKind; size: number; who: Person; older: boolean }

export const angleByMeasure = skill<Given, AngleKind>({
  id: 'geometry/angle-by-measure',
  area: 'Mathematics',
  name: both('Classifying angles by their measures', 'Pag-uuri ng anggulo ayon sa sukat'),
  grades: [4, 7],
  cues: {
    en: ['acute angle', 'obtuse angle', 'right angle', 'measure of an angle', 'degrees'],
    fil: ['acute angle', 'obtuse angle', 'right angle', 'sukat ng anggulo', 'digri'],
  },
  units: ['mathematics/4/lines-and-angles'],
  largest: () => 360,
  mistakes: angleMistakes,
  rules: {
    en: [
      rule(
        'An angle of 120° is {obtuse}.',
        'What kind of angle measures 120°?',
        'acute',
        'right',
        'straight',
      ),
      rule(
        'A straight angle measures {180°}.',
        'How many degrees is a straight angle?',
        '90°',
        '100°',
        '360°',
      ),
      rule('An angle of 89° is {acute}.', 'What kind of angle measures 89°?', 'right', 'obtuse', 'straight'),
    ],
    fil: [
      rule(
        'Ang anggulong 120° ang sukat ay {obtuse} angle.',
        'Anong uri ng anggulo ang may sukat na 120°?',
        'acute',
        'right',
        'straight',
      ),
      rule(
        'Ang straight angle ay may sukat na {180°}.',
        'Ano ang sukat ng straight angle?',
        '90°',
        '100°',
        '360°',
      ),
      rule(
        'Ang anggulong 89° ang sukat ay {acute} angle.',
        'Anong uri ng anggulo ang may sukat na 89°?',
        'right',
        'obtuse',
        'straight',
      ),
    ],
  },
  draw: (draw) => {
    const kind = drawKind(draw)
    const size = {
      acute: () => draw.int(12, 88),
      right: () => 90,
      obtuse: () => draw.int(92, 176),
      straight: () => 180,
      reflex: () => draw.int(185, 345),
    }[kind]()
    return { kind, size, who: draw.person(), older: draw.grade > 4 }
  },
  answer: ({ kind }) => kindName(kind),
  also: ({ kind }) => [kind],
  wrong: ({ older }) => ({
    acute: kindName('acute'),
    right: kindName('right'),
    obtuse: kindName('obtuse'),
    straight: kindName('straight'),
    reflex: older ? kindName('reflex') : undefined,
  }),
  stems: {
    en: [
      remember(({ size }) => `What kind of angle measures ${size}°?`),
      remember(({ size }) => `An angle measures ${size}°. What kind of angle is it?`),
      understand(
        ({ size, who }) =>
          `${who.name} used a protractor to draw an angle of ${size}°. What kind of angle did ${who.he} draw?`,
      ),
      understand(
        ({ size, who }) =>
          `${who.name} turned the knob of a radio through an angle of ${size}°. What kind of angle is this?`,
      ),
      understand(
        ({ size }) =>
          `The hands of a clock form an angle of ${size}°${size > 180 ? ' on one side' : ''}. What kind of angle is this?`,
      ),
    ],
    fil: [
      remember(({ size }) => `Anong uri ng anggulo ang may sukat na ${size}°?`),
      remember(({ size }) => `May anggulong ${size}° ang sukat. Anong uri ng anggulo ito?`),
      understand(
        ({ size, who }) =>
          `Gumamit si ${who.name} ng protractor sa pagguhit ng anggulong ${size}°. Anong uri ng anggulo ang iginuhit ni ${who.name}?`,
      ),
      understand(
        ({ size, who }) =>
          `Pinihit ni ${who.name} ang pihitan ng radyo nang ${size}°. Anong uri ng anggulo ito?`,
      ),
      understand(
        ({ size }) =>
          `Ang mga kamay ng orasan ay bumubuo ng anggulong ${size}°${size > 180 ? ' sa isang panig' : ''}. Anong uri ng anggulo ito?`,
      ),
    ],
  },
  statement: {
    en: ({ size }, answer) => `An angle of ${size}° is ${withArticle(answer)}.`,
    fil: ({ size }, answer) => `Ang anggulong ${size}° ang sukat ay ${answer}.`,
  },
  solution: {
    en: ({ kind, size }) => [
      `${withArticle(kindName(kind)).replace(/^a/, 'A')} measures ${measures[kind].en}.`,
      `So an angle of ${size}° is ${withArticle(kindName(kind))}.`,
    ],
    fil: ({ kind, size }) => [
      `Ang ${kindName(kind)} ay may sukat na ${measures[kind].fil}.`,
      `Kaya ang anggulong ${size}° ay ${kindName(kind)}.`,
    ],
  },
})
