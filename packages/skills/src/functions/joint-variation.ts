import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** z = kxy, known for x1 and y1, asked for x2 and y2. */
type Given = { story: number; k: number; x1: number; y1: number; x2: number; y2: number }

const known = ({ k, x1, y1 }: Given) => k * x1 * y1
const result = ({ k, x2, y2 }: Given) => k * x2 * y2

const constants: readonly (readonly number[])[] = [
  [10, 12, 15, 20],
  [2, 3, 4, 5],
  [3, 4, 5, 6, 8],
]

const stories: readonly FunctionStory<Given>[] = [
  {
    en: (given) =>
      `The number of hollow blocks laid varies jointly as the number of masons and the number of hours. In ${many(given.y1, 'hour')}, ${many(given.x1, 'mason')} can lay ${grouped(known(given))} blocks. How many blocks can ${many(given.x2, 'mason')} lay in ${many(given.y2, 'hour')}?`,
    fil: (given) =>
      `Ang bilang ng hollow blocks na nailalatag ay nag-iiba nang magkasama (varies jointly) sa bilang ng mason at sa bilang ng oras. Sa ${ilan(given.y1, 'oras')}, nakapaglalatag ang ${ilan(given.x1, 'mason')} ng ${ilan(known(given), 'hollow blocks')}. Ilang hollow blocks ang mailalatag ng ${ilan(given.x2, 'mason')} sa ${ilan(given.y2, 'oras')}?`,
  },
  {
    en: (given) =>
      `The number of uniforms sewn varies jointly as the number of sewers and the number of days. In ${many(given.y1, 'day')}, ${many(given.x1, 'sewer')} can make ${grouped(known(given))} uniforms. How many uniforms can ${many(given.x2, 'sewer')} make in ${many(given.y2, 'day')}?`,
    fil: (given) =>
      `Ang bilang ng natatahing uniporme ay nag-iiba nang magkasama (varies jointly) sa bilang ng mananahi at sa bilang ng araw. Sa ${ilan(given.y1, 'araw')}, nakatatahi ang ${ilan(given.x1, 'mananahi')} ng ${ilan(known(given), 'uniporme')}. Ilang uniporme ang matatahi ng ${ilan(given.x2, 'mananahi')} sa ${ilan(given.y2, 'araw')}?`,
  },
  {
    en: (given) =>
      `The number of paper flowers made varies jointly as the number of learners and the number of hours. In ${many(given.y1, 'hour')}, ${many(given.x1, 'learner')} can make ${grouped(known(given))} paper flowers. How many paper flowers can ${many(given.x2, 'learner')} make in ${many(given.y2, 'hour')}?`,
    fil: (given) =>
      `Ang bilang ng nagagawang bulaklak na papel ay nag-iiba nang magkasama (varies jointly) sa bilang ng mag-aaral at sa bilang ng oras. Sa ${ilan(given.y1, 'oras')}, nakagagawa ang ${ilan(given.x1, 'mag-aaral')} ng ${ilan(known(given), 'bulaklak na papel')}. Ilang bulaklak na papel ang magagawa ng ${ilan(given.x2, 'mag-aaral')} sa ${ilan(given.y2, 'oras')}?`,
  },
]

export const jointVariation = skill<Given, 'only-x' | 'only-y' | 'one' | 'constant' | 'additive' | 'inverse'>(
  {
    id: 'functions/joint-variation',
    area: 'Mathematics',
    name: { en: 'Joint variation', fil: 'Joint variation' },
    grades: [9, 10],
    cues: {
      en: ['joint variation', 'varies jointly', 'z = kxy', 'constant of variation'],
      fil: ['joint variation', 'varies jointly', 'z = kxy', 'constant of variation'],
    },
    units: [],
    largest: () => 3_000,
    mistakes: {
      'only-x': {
        en: 'took only the change of the first quantity into account',
        fil: 'pagbabago lamang ng unang dami ang isinaalang-alang',
      },
      'only-y': {
        en: 'took only the change of the second quantity into account',
        fil: 'pagbabago lamang ng ikalawang dami ang isinaalang-alang',
      },
      one: {
        en: 'left out the constant of variation',
        fil: 'hindi isinama ang constant of variation',
      },
      constant: { en: 'gave the constant of variation', fil: 'constant of variation ang ibinigay' },
      additive: {
        en: 'multiplied the constant by the sum of the two quantities',
        fil: 'pinarami ang constant sa kabuoan ng dalawang dami',
      },
      inverse: {
        en: 'treated the second quantity as varying inversely',
        fil: 'itinuring na pabaligtad ang pag-iiba ng ikalawang dami',
      },
    },
    rules: sayInBoth((say) => [
      {
        say: say(
          'If z varies jointly as x and y, with the constant k, then {z = kxy}.',
          'Kung ang z ay nag-iiba nang magkasama (varies jointly) sa x at y, at k ang constant, {z = kxy}.',
        ),
        ask: say(
          'Which equation says that z varies jointly as x and y, with the constant k?',
          'Aling equation ang nagsasaad na ang z ay nag-iiba nang magkasama (varies jointly) sa x at y, kung k ang constant?',
        ),
        not: ['z = kx/y', 'z = k(x + y)', 'z = k/(xy)'],
      },
      {
        say: say(
          'If z varies jointly as x and y, and both x and y are doubled, then z becomes {4} times as large.',
          'Kung ang z ay nag-iiba nang magkasama (varies jointly) sa x at y, at parehong dinoble ang x at y, ang z ay nagiging {4} beses ng dati.',
        ),
        ask: say(
          'The number z varies jointly as x and y. If both x and y are doubled, how many times as large does z become?',
          'Ang z ay nag-iiba nang magkasama (varies jointly) sa x at y. Kung parehong dinoble ang x at y, magiging ilang beses ng dati ang z?',
        ),
        not: ['2', '6', '8'],
      },
    ]),
    draw: (draw) => {
      const story = draw.int(0, constants.length - 1)
      const given = {
        story,
        k: draw.pick(constants[story] ?? [1]),
        x1: draw.int(2, 8),
        y1: draw.int(2, 6),
        x2: draw.int(2, 9),
        y2: draw.int(2, 8),
      }
      need(given.x1 !== given.x2 && given.y1 !== given.y2 && result(given) !== known(given))
      fits(draw, known(given), result(given))
      return given
    },
    answer: (given) => grouped(result(given)),
    wrong: (given) => {
      const { k, x1, y1, x2, y2 } = given
      const inverse = (known(given) * x2 * y1) / (x1 * y2)
      return {
        'only-x': grouped(k * x2 * y1),
        'only-y': grouped(k * x1 * y2),
        one: grouped(x2 * y2),
        constant: grouped(k),
        additive: grouped(k * (x2 + y2)),
        inverse: Number.isInteger(inverse) ? grouped(inverse) : undefined,
      }
    },
    stems: sayInBoth((say, language) => [
      {
        level: 'apply',
        text: (given) =>
          say(
            `If z varies jointly as x and y, and z = ${grouped(known(given))} when x = ${given.x1} and y = ${given.y1}, what is z when x = ${given.x2} and y = ${given.y2}?`,
            `Kung ang z ay nag-iiba nang magkasama (varies jointly) sa x at y, at ang z ay ${grouped(known(given))} kapag x = ${given.x1} at y = ${given.y1}, ano ang z kapag x = ${given.x2} at y = ${given.y2}?`,
          ),
      },
      functionStoryStem(stories, language),
    ]),
    statement: sayInBoth(
      (say) => (given, answer) =>
        say(
          `If z varies jointly as x and y, and z = ${grouped(known(given))} when x = ${given.x1} and y = ${given.y1}, then z = ${answer} when x = ${given.x2} and y = ${given.y2}.`,
          `Kung ang z ay nag-iiba nang magkasama (varies jointly) sa x at y, at ang z ay ${grouped(known(given))} kapag x = ${given.x1} at y = ${given.y1}, ang z ay ${answer} kapag x = ${given.x2} at y = ${given.y2}.`,
        ),
    ),
    solution: sayInBoth(() => (given) => [
      'z = kxy',
      `k = ${grouped(known(given))}/(${given.x1} × ${given.y1}) = ${given.k}`,
      `z = ${given.k} × ${given.x2} × ${given.y2} = ${grouped(result(given))}`,
    ]),
  },
)
