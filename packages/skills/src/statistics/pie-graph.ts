import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { drawPie, type Pie, partOf, pieDrawing, slicePercentOf } from './pies.ts'
import { need, rule, says, stems } from './writing.ts'

const amount = (pie: Pie, percent = slicePercentOf(pie)) => (pie.whole * percent) / 100

export const pieGraphSkill = skill<Pie, 'rest' | 'neighbor' | 'shared' | 'percent' | 'degrees' | 'tenth'>({
  id: 'statistics/pie-graph',
  area: 'Mathematics',
  name: says('Reading a pie graph', 'Pagbasa ng pie graph'),
  grades: [6, 7],
  cues: says(
    ['pie graph', 'circle graph', 'percent of the whole', 'sector', 'budget'],
    ['pie graph', 'circle graph', 'bahagdan ng kabuoan', 'sector', 'badyet'],
  ),
  units: ['mathematics/6/pie-graphs', 'mathematics/7/data-collection-and-presentation'],
  largest: () => 25_000,
  mistakes: {
    rest: says('found the rest of the whole', 'ang natitirang bahagi ng kabuoan ang hinanap'),
    neighbor: says('read the next part', 'ang kasunod na bahagi ang binasa'),
    shared: says('divided the whole by the number of parts', 'hinati ang kabuoan sa bilang ng mga bahagi'),
    percent: says('gave the percent itself', 'ang porsiyento mismo ang ibinigay'),
    degrees: says('divided the whole by the percent', 'hinati ang kabuoan sa porsiyento'),
    tenth: says('put the decimal point in the wrong place', 'nagkamali sa puwesto ng decimal point'),
  },
  rules: says(
    [
      rule(
        'All the parts of a pie graph together are {100%}.',
        'What percent are all the parts of a pie graph together?',
        '50%',
        '180%',
        '360%',
      ),
      rule(
        'A pie graph is best for showing {how a family budget is divided}.',
        'Which of these does a pie graph show best?',
        'the temperature during a day',
        'the height of a plant every week',
        'the distance traveled every hour',
      ),
      rule(
        '25% of a pie graph is {one fourth} of the circle.',
        'Which part of the circle is 25% of a pie graph?',
        'one half',
        'one third',
        'one fifth',
      ),
    ],
    [
      rule(
        'Ang kabuoan ng lahat ng bahagi ng pie graph ay {100%}.',
        'Ilang porsiyento ang kabuoan ng lahat ng bahagi ng pie graph?',
        '50%',
        '180%',
        '360%',
      ),
      rule(
        'Pinakabagay gamitin ang pie graph sa {pagkakahati ng badyet ng pamilya}.',
        'Alin sa mga ito ang pinakabagay ipakita sa pie graph?',
        'temperatura sa loob ng isang araw',
        'taas ng halaman bawat linggo',
        'layo ng nalakbay bawat oras',
      ),
      rule(
        'Ang 25% ng pie graph ay {sangkapat} ng bilog.',
        'Aling bahagi ng bilog ang 25% ng pie graph?',
        'kalahati',
        'sangkatlo',
        'sanlima',
      ),
    ],
  ),
  draw: (draw) => {
    const pie = drawPie(draw)
    need(Number.isInteger(amount(pie)))
    return pie
  },
  answer: (pie) => pie.topic.as(amount(pie)),
  wrong: (pie) => {
    const as = (value: number) => (Number.isInteger(value) && value > 0 ? pie.topic.as(value) : undefined)
    const { percents, at, whole } = pie
    return {
      rest: as(whole - amount(pie)),
      neighbor: as(amount(pie, percents[(at + 1) % percents.length])),
      shared: as(whole / percents.length),
      percent: whole > 400 ? undefined : as(slicePercentOf(pie)),
      degrees: whole > 400 ? undefined : as(whole / slicePercentOf(pie)),
      tenth: as(amount(pie) / 10),
    }
  },
  stems: stems(
    [
      'apply',
      (pie) => `${pie.topic.told.en(pie.whole, pie.place)} ${pie.topic.ask.en(partOf(pie, 'en'))}`,
      (pie) => `${pie.topic.told.fil(pie.whole, pie.place)} ${pie.topic.ask.fil(partOf(pie, 'fil'))}`,
    ],
    [
      'apply',
      (pie) =>
        `Use the percents of the graph. ${pie.topic.told.en(pie.whole, pie.place)} ${pie.topic.ask.en(partOf(pie, 'en'))}`,
      (pie) =>
        `Gamitin ang mga porsiyento sa graph. ${pie.topic.told.fil(pie.whole, pie.place)} ${pie.topic.ask.fil(partOf(pie, 'fil'))}`,
    ],
  ),
  statement: {
    en: (pie, answer) =>
      `${pie.topic.told.en(pie.whole, pie.place)} ${pie.topic.claim.en(partOf(pie, 'en'), answer)}`,
    fil: (pie, answer) =>
      `${pie.topic.told.fil(pie.whole, pie.place)} ${pie.topic.claim.fil(partOf(pie, 'fil'), answer)}`,
  },
  solution: {
    en: (pie) => [
      `The graph shows ${slicePercentOf(pie)}% for ${partOf(pie, 'en')}.`,
      `${slicePercentOf(pie)}% of ${grouped(pie.whole)}: ${grouped(slicePercentOf(pie) / 100)} × ${grouped(pie.whole)} = ${pie.topic.as(amount(pie))}`,
    ],
    fil: (pie) => [
      `Sa graph, ${slicePercentOf(pie)}% ang para sa ${partOf(pie, 'fil')}.`,
      `${slicePercentOf(pie)}% ng ${grouped(pie.whole)}: ${grouped(slicePercentOf(pie) / 100)} × ${grouped(pie.whole)} = ${pie.topic.as(amount(pie))}`,
    ],
  },
  drawing: pieDrawing,
})
