import { skill } from '../skill.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { ilan, integersFromTo, need, rule, says, stems } from './writing.ts'

type Given = {
  coins: number
  times: number
  side: 'head' | 'tail'
  bound: 'exactly' | 'at least' | 'at most'
}

const outcomes = (coins: number): string[] =>
  coins === 0 ? [''] : outcomes(coins - 1).flatMap((rest) => [`H${rest}`, `T${rest}`])
const letter = ({ side }: Given) => (side === 'head' ? 'H' : 'T')
const holds = (given: Given, count: number) => {
  if (given.bound === 'exactly') return count === given.times
  return given.bound === 'at least' ? count >= given.times : count <= given.times
}
const hits = (given: Given) =>
  outcomes(given.coins).filter((outcome) =>
    holds(given, [...outcome].filter((each) => each === letter(given)).length),
  )
const all = ({ coins }: Given) => 2 ** coins
const filBound = { exactly: 'eksaktong', 'at least': 'hindi bababa sa', 'at most': 'hindi hihigit sa' }
const en = ({ bound, times, side }: Given) => `${bound} ${times} ${side}${times === 1 ? '' : 's'}`
const fil = ({ bound, times, side }: Given) => `${filBound[bound]} ${ilan(times, side)}`

export const probabilityOfCoins = skill<Given, 'half' | 'kinds' | 'exact' | 'complement' | 'double' | 'odds'>(
  {
    id: 'statistics/probability-of-coins',
    area: 'Mathematics',
    name: says('Probability with coins', 'Probability sa mga barya'),
    grades: [8, 10],
    cues: says(
      ['coins', 'tossing coins', 'head', 'tail', 'sample space', 'tree diagram'],
      ['barya', 'paghahagis ng barya', 'head', 'tail', 'sample space', 'tree diagram'],
    ),
    units: ['mathematics/8/experimental-and-theoretical-probability'],
    largest: () => 50,
    mistakes: {
      half: says('took one half, as for one coin', 'ginawang kalahati, gaya ng sa isang barya'),
      kinds: says(
        'took all numbers of heads as equally likely',
        'itinuring na magkapantay ang tsansa ng bawat bilang ng head',
      ),
      exact: says('counted only one outcome', 'isang outcome lamang ang ibinilang'),
      complement: says(
        'found the probability that it does not happen',
        'ang probability na hindi ito mangyari ang hinanap',
      ),
      double: says(
        'took twice the number of coins as the number of outcomes',
        'ginawang doble ng bilang ng barya ang bilang ng outcome',
      ),
      odds: says(
        'divided the favorable by the unfavorable outcomes',
        'hinati ang favorable sa hindi favorable na outcome',
      ),
    },
    rules: says(
      [
        rule(
          'When three coins are tossed, there are {8} possible outcomes.',
          'How many possible outcomes are there when three coins are tossed?',
          '3',
          '6',
          '9',
        ),
        rule(
          'When two coins are tossed, the probability of two heads is {1/4}.',
          'Two coins are tossed. What is the probability of two heads?',
          '1/2',
          '1/3',
          '2/3',
        ),
        rule(
          'If a fair coin shows heads five times in a row, the probability of heads on the next toss is {1/2}.',
          'A fair coin shows heads five times in a row. What is the probability of heads on the next toss?',
          '0',
          '1/6',
          '1/32',
        ),
      ],
      [
        rule(
          'Kapag inihagis ang tatlong barya, ang bilang ng posibleng outcome ay {8}.',
          'Ilan ang posibleng outcome kapag inihagis ang tatlong barya?',
          '3',
          '6',
          '9',
        ),
        rule(
          'Kapag inihagis ang dalawang barya, ang probability ng dalawang head ay {1/4}.',
          'Inihagis ang dalawang barya. Ano ang probability ng dalawang head?',
          '1/2',
          '1/3',
          '2/3',
        ),
        rule(
          'Kung limang sunod-sunod na head ang lumabas sa patas na barya, ang probability ng head sa susunod na hagis ay {1/2}.',
          'Limang sunod-sunod na head ang lumabas sa patas na barya. Ano ang probability ng head sa susunod na hagis?',
          '0',
          '1/6',
          '1/32',
        ),
      ],
    ),
    draw: (draw) => {
      const coins = draw.int(2, 4)
      const given: Given = {
        coins,
        times: draw.int(1, coins),
        side: draw.pick(['head', 'tail']),
        bound: draw.pick(['exactly', 'exactly', 'at least', 'at most']),
      }
      need(given.bound === 'exactly' || given.times < coins)
      return given
    },
    answer: (given) => probabilityText(hits(given).length, all(given)),
    also: (given) => unreduced(hits(given).length, all(given)),
    wrong: (given) => {
      const count = hits(given).length
      const numbers = integersFromTo(0, given.coins).filter((number) => holds(given, number)).length
      return {
        half: likely(1, 2),
        kinds: likely(numbers, given.coins + 1),
        exact: likely(1, all(given)),
        complement: likely(all(given) - count, all(given)),
        double: given.coins === 2 ? undefined : likely(given.times, 2 * given.coins),
        odds: likely(count, all(given) - count),
      }
    },
    stems: stems(
      [
        'apply',
        (given) =>
          `${numbers.en[given.coins]} coins are tossed. What is the probability of getting ${en(given)}?`,
        (given) =>
          `Inihagis ang ${numbers.fil[given.coins]} barya. Ano ang probability na lumabas ang ${fil(given)}?`,
      ],
      [
        'apply',
        (given) => `A coin is tossed ${given.coins} times. Find the probability of getting ${en(given)}.`,
        (given) =>
          `Inihagis ang isang barya nang ${ilan(given.coins, 'beses')}. Hanapin ang probability na lumabas ang ${fil(given)}.`,
      ],
      [
        'apply',
        (given) =>
          `${numbers.en[given.coins]} children each toss a coin. What is the probability that they get ${en(given)} in all?`,
        (given) =>
          `Naghagis ng tig-isang barya ang ${numbers.fil[given.coins]} bata. Ano ang probability na lumabas sa kabuoan ang ${fil(given)}?`,
      ],
    ),
    statement: {
      en: (given, answer) =>
        `When ${given.coins} coins are tossed, the probability of ${en(given)} is ${answer}.`,
      fil: (given, answer) =>
        `Kapag inihagis ang ${ilan(given.coins, 'barya')}, ang probability ng ${fil(given)} ay ${answer}.`,
    },
    solution: {
      en: (given) => [
        `There are ${all(given)} possible outcomes.`,
        `Favorable: ${hits(given).join(', ')}, so ${reducedFrom(hits(given).length, all(given))}`,
      ],
      fil: (given) => [
        `May ${ilan(all(given), 'posibleng outcome')}.`,
        `Favorable: ${hits(given).join(', ')}, kaya ${reducedFrom(hits(given).length, all(given))}`,
      ],
    },
  },
)

const numbers: { en: Record<number, string>; fil: Record<number, string> } = {
  en: { 2: 'Two', 3: 'Three', 4: 'Four' },
  fil: { 2: 'dalawang', 3: 'tatlong', 4: 'apat na' },
}
