import { skill } from '../skill.ts'
import { drawPie, type Pie, partOf, pieDrawing, slicePercentOf } from './pies.ts'
import { rule, says, stems } from './writing.ts'

const degrees = (percent: number) => (percent * 360) / 100

export const pieGraphAngle = skill<Pie, 'percent' | 'half' | 'rest' | 'neighbor' | 'shared' | 'hundred'>({
  id: 'statistics/pie-graph-angle',
  area: 'Mathematics',
  name: says('The angle of a sector of a pie graph', 'Ang anggulo ng sector ng pie graph'),
  grades: [6, 7],
  cues: says(
    ['pie graph', 'angle of the sector', '360 degrees', 'protractor', 'circle graph'],
    ['pie graph', 'anggulo ng sector', '360 degrees', 'protractor', 'circle graph'],
  ),
  units: ['mathematics/6/pie-graphs'],
  largest: () => 25_000,
  mistakes: {
    percent: says('took the percent as degrees', 'ginawang degree ang porsiyento'),
    half: says('multiplied by 180° instead of 360°', 'minultiply sa 180° sa halip na sa 360°'),
    rest: says(
      'found the angle of the rest of the circle',
      'ang anggulo ng natitirang bahagi ng bilog ang hinanap',
    ),
    neighbor: says('found the angle of the next part', 'ang anggulo ng kasunod na bahagi ang hinanap'),
    shared: says('divided 360° by the number of parts', 'hinati ang 360° sa bilang ng mga bahagi'),
    hundred: says('subtracted the percent from 180°', 'ibinawas ang porsiyento sa 180°'),
  },
  rules: says(
    [
      rule(
        'The sum of the angles of all the sectors of a pie graph is {360°}.',
        'What is the sum of the angles of all the sectors of a pie graph?',
        '90°',
        '100°',
        '180°',
      ),
      rule(
        'A sector of 25% has an angle of {90°}.',
        'What is the angle of a sector of 25%?',
        '25°',
        '45°',
        '180°',
      ),
      rule(
        'A sector of {10%} of a pie graph has an angle of 36°.',
        'What percent of a pie graph is a sector with an angle of 36°?',
        '36%',
        '18%',
        '20%',
      ),
    ],
    [
      rule(
        'Ang kabuoan ng mga anggulo ng lahat ng sector ng pie graph ay {360°}.',
        'Ilang degree ang kabuoan ng mga anggulo ng lahat ng sector ng pie graph?',
        '90°',
        '180°',
        '100°',
      ),
      rule(
        'Ang sector na 25% ay may anggulong {90°}.',
        'Ano ang anggulo ng sector na 25%?',
        '25°',
        '45°',
        '180°',
      ),
      rule(
        'Ang sector na {10%} ng pie graph ay may anggulong 36°.',
        'Ilang porsiyento ng pie graph ang sector na may anggulong 36°?',
        '36%',
        '18%',
        '20%',
      ),
    ],
  ),
  draw: drawPie,
  answer: (pie) => `${degrees(slicePercentOf(pie))}°`,
  wrong: (pie) => {
    const { percents, at } = pie
    const percent = slicePercentOf(pie)
    return {
      percent: `${percent}°`,
      half: `${degrees(percent) / 2}°`,
      rest: `${360 - degrees(percent)}°`,
      neighbor: `${degrees(percents[(at + 1) % percents.length] ?? 0)}°`,
      shared: `${360 / percents.length}°`,
      hundred: `${180 - percent}°`,
    }
  },
  stems: stems(
    [
      'apply',
      (pie) =>
        `${pie.topic.told.en(pie.whole, pie.place)} What is the angle of the sector for ${partOf(pie, 'en')}?`,
      (pie) =>
        `${pie.topic.told.fil(pie.whole, pie.place)} Ano ang anggulo ng sector para sa ${partOf(pie, 'fil')}?`,
    ],
    [
      'apply',
      (pie) =>
        `${pie.topic.told.en(pie.whole, pie.place)} How many degrees does the sector for ${partOf(pie, 'en')} measure?`,
      (pie) =>
        `${pie.topic.told.fil(pie.whole, pie.place)} Ilang degree ang sukat ng sector para sa ${partOf(pie, 'fil')}?`,
    ],
  ),
  statement: {
    en: (pie, answer) =>
      `${pie.topic.told.en(pie.whole, pie.place)} The angle of the sector for ${partOf(pie, 'en')} is ${answer}.`,
    fil: (pie, answer) =>
      `${pie.topic.told.fil(pie.whole, pie.place)} Ang anggulo ng sector para sa ${partOf(pie, 'fil')} ay ${answer}.`,
  },
  solution: {
    en: (pie) => [
      `The graph shows ${slicePercentOf(pie)}% for ${partOf(pie, 'en')}.`,
      `${slicePercentOf(pie)}% of 360°: ${slicePercentOf(pie) / 100} × 360° = ${degrees(slicePercentOf(pie))}°`,
    ],
    fil: (pie) => [
      `Sa graph, ${slicePercentOf(pie)}% ang para sa ${partOf(pie, 'fil')}.`,
      `${slicePercentOf(pie)}% ng 360°: ${slicePercentOf(pie) / 100} × 360° = ${degrees(slicePercentOf(pie))}°`,
    ],
  },
  drawing: pieDrawing,
})
