import { proves } from '@klasrum/testkit/skill-proof'
import { physicsSkills } from './science.ts'
import { lawCheck, solved } from './second-way.ts'

proves(physicsSkills, {
  'science/speed': lawCheck('d', 'v', 't'),
  'science/acceleration': ({ n, asks }) => solved(n, asks, (of) => of('v') - of('u') - of('a') * of('t')),
  'science/force': lawCheck('F', 'm', 'a'),
  'science/weight': ({ n, asks }) => (asks === 'W' ? n.m * 10 - n.m / 5 : Math.round(n.W * 10) / 98),
  'science/work': lawCheck('W', 'F', 'd'),
  'science/power': lawCheck('W', 'P', 't'),
  'science/momentum': lawCheck('p', 'm', 'v'),
  'science/density': lawCheck('m', 'd', 'V'),
  'science/pressure': lawCheck('F', 'P', 'A'),
  'science/ohms-law': lawCheck('V', 'I', 'R'),
  'science/wave-speed': lawCheck('v', 'f', 'λ'),
  'science/kinetic-energy': ({ n, asks }) =>
    solved(n, asks, (of) => of('E') + of('E') - of('m') * of('v') ** 2),
  'science/potential-energy': ({ n, asks }) => solved(n, asks, (of) => of('E') / of('h') / of('m') - 9.8),
  'science/series-resistance': ({ n }) => [n.c, n.b, n.a].reduce((sum, each) => sum + each, 0),
  'science/parallel-resistance': ({ n }) => 1 / (1 / n.a + 1 / n.b),
  'science/electric-cost': ({ n, asks }) => {
    let wattHours = 0
    for (let day = 0; day < n.d; day++) wattHours += n.p * n.h
    return (wattHours / 1_000) * (asks === 'cost' ? n.r : 1)
  },
  'science/heat': ({ n }) => {
    let joules = 0
    for (let degree = n.a; degree < n.b; degree++) joules += n.m * n.c
    return joules
  },
})
