import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { drawnRemainder, remainderCues } from './remainders.ts'
import { ilan } from './stories.ts'

type Given = { total: number; divisor: number; who: Person; thing: Thing }

const quotient = ({ total, divisor }: Given) => Math.floor(total / divisor)
const rest = ({ total, divisor }: Given) => total % divisor

export const leftovers = skill<Given, 'missing' | 'quotient' | 'one-more' | 'one-less' | 'divisor'>({
  id: 'whole-numbers/leftovers',
  area: 'Mathematics',
  name: { en: 'How many are left over', fil: 'Ilan ang natitira' },
  grades: [3, 5],
  cues: remainderCues,
  units: ['mathematics/3/paghahati-division', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => (grade === 3 ? 100 : 500),
  mistakes: {
    missing: {
      en: 'gave what is missing for one more group',
      fil: 'ang kulang para sa isa pang pangkat ang ibinigay',
    },
    quotient: {
      en: 'gave the quotient instead of the remainder',
      fil: 'ang quotient ang ibinigay sa halip na remainder',
    },
    'one-more': { en: 'had one too many left over', fil: 'sobra ng isa ang natira' },
    'one-less': { en: 'had one too few left over', fil: 'kulang ng isa ang natira' },
    divisor: { en: 'gave the size of a group', fil: 'ang laman ng isang pangkat ang ibinigay' },
  },
  rules: {
    en: [
      {
        say: 'If 20 children ride in vans with 6 seats each, the number of vans that they need is {4}.',
        ask: 'How many vans with 6 seats each do 20 children need?',
        not: ['2', '3', '6'],
      },
      {
        say: 'When 17 flowers are tied in bunches of 5, the number of flowers left over is {2}.',
        ask: 'Ana ties 17 flowers in bunches of 5. How many flowers are left over?',
        not: ['3', '5', '12'],
      },
    ],
    fil: [
      {
        say: 'Kung sasakay ang 20 bata sa mga van na may tig-6 na upuan, ang bilang ng van na kailangan nila ay {4}.',
        ask: 'Ilang van na may tig-6 na upuan ang kailangan ng 20 bata?',
        not: ['2', '3', '6'],
      },
      {
        say: 'Kapag itinali nang tig-5 ang 17 bulaklak, ang bilang ng bulaklak na natitira ay {2}.',
        ask: 'Itinali ni Ana nang tig-5 ang 17 bulaklak. Ilang bulaklak ang natira?',
        not: ['3', '5', '12'],
      },
    ],
  },
  draw: (draw) => drawnRemainder({ ...draw, grade: Math.min(draw.grade, 4) }),
  answer: (given) => `${rest(given)}`,
  wrong: (given) => ({
    missing: `${given.divisor - rest(given)}`,
    quotient: `${quotient(given)}`,
    'one-more': rest(given) + 1 < given.divisor ? `${rest(given) + 1}` : undefined,
    'one-less': rest(given) > 1 ? `${rest(given) - 1}` : undefined,
    divisor: `${given.divisor}`,
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ total, divisor, thing }) =>
          `A fruit vendor puts ${countedThing(total, thing)} into bags of ${divisor}. When no more bags can be filled, how many ${thing.en.many} are left over?`,
      },
      {
        level: 'apply',
        text: ({ total, divisor }) =>
          `There are ${grouped(total)} learners. They form teams of ${divisor}. When no more teams can be formed, how many learners are left without a team?`,
      },
      {
        level: 'apply',
        text: ({ total, divisor, who }) =>
          `${who.name} pastes ${grouped(total)} photos in an album, ${divisor} on a page. After the last full page, how many photos are left?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ total, divisor, thing }) =>
          `Isinisilid ng tindera ang ${ilan(total, thing.fil)} sa mga supot nang tig-${divisor}. Kapag wala nang mapupunong supot, ilang ${thing.fil} ang matitira?`,
      },
      {
        level: 'apply',
        text: ({ total, divisor }) =>
          `May ${ilan(total, 'mag-aaral')} na bumubuo ng mga pangkat na tig-${divisor}. Kapag wala nang mabubuong pangkat, ilang mag-aaral ang matitira?`,
      },
      {
        level: 'apply',
        text: ({ total, divisor, who }) =>
          `Idinidikit ni ${who.name} sa album ang ${ilan(total, 'larawan')} nang tig-${divisor} sa bawat pahina. Matapos ang huling punong pahina, ilang larawan ang matitira?`,
      },
    ],
  },
  statement: {
    en: ({ total, divisor, thing }, answer) =>
      `When ${countedThing(total, thing)} are put into bags of ${divisor}, the number left over is ${answer}.`,
    fil: ({ total, divisor, thing }, answer) =>
      `Kapag isinilid nang tig-${divisor} sa mga supot ang ${ilan(total, thing.fil)}, ang bilang ng matitira ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${grouped(given.total)} ÷ ${given.divisor} = ${quotient(given)} r. ${rest(given)}`,
      `${rest(given)} ${rest(given) === 1 ? 'is' : 'are'} left over.`,
    ],
    fil: (given) => [
      `${grouped(given.total)} ÷ ${given.divisor} = ${quotient(given)} r. ${rest(given)}`,
      `${rest(given)} ang matitira.`,
    ],
  },
})
