import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** z = kx/y, known for x1 and y1, asked for x2 and y2. */
type Given = { story: number; k: number; x1: number; y1: number; x2: number; y2: number }

const known = ({ k, x1, y1 }: Given) => (k * x1) / y1
const result = ({ k, x2, y2 }: Given) => (k * x2) / y2

const stories: readonly FunctionStory<Given>[] = [
  {
    en: (given) =>
      `The number of hours needed to paint classrooms varies directly as the number of classrooms and inversely as the number of painters. If ${many(given.y1, 'painter')} paint ${many(given.x1, 'classroom')} in ${many(known(given), 'hour')}, in how many hours do ${many(given.y2, 'painter')} paint ${many(given.x2, 'classroom')}?`,
    fil: (given) =>
      `Ang bilang ng oras na kailangan sa pagpipintura ng mga silid-aralan ay nag-iiba nang tuwiran (varies directly) sa bilang ng silid at nang pabaligtad (varies inversely) sa bilang ng pintor. Napipinturahan ng ${ilan(given.y1, 'pintor')} ang ${ilan(given.x1, 'silid')} sa loob ng ${ilan(known(given), 'oras')}. Sa ilang oras mapipinturahan ng ${ilan(given.y2, 'pintor')} ang ${ilan(given.x2, 'silid')}?`,
  },
  {
    en: (given) =>
      `The number of days needed to harvest rice varies directly as the number of hectares and inversely as the number of workers. If ${many(given.y1, 'worker')} harvest ${many(given.x1, 'hectare')} in ${many(known(given), 'day')}, in how many days do ${many(given.y2, 'worker')} harvest ${many(given.x2, 'hectare')}?`,
    fil: (given) =>
      `Ang bilang ng araw ng pag-aani ng palay ay nag-iiba nang tuwiran (varies directly) sa bilang ng ektarya at nang pabaligtad (varies inversely) sa bilang ng manggagawa. Naaani ng ${ilan(given.y1, 'manggagawa')} ang ${ilan(given.x1, 'ektarya')} sa loob ng ${ilan(known(given), 'araw')}. Sa ilang araw maaani ng ${ilan(given.y2, 'manggagawa')} ang ${ilan(given.x2, 'ektarya')}?`,
  },
  {
    en: (given) =>
      `The number of hours needed to print booklets varies directly as the number of classes that need them and inversely as the number of printers. With ${many(given.y1, 'printer')}, booklets for ${many(given.x1, 'class', 'classes')} take ${many(known(given), 'hour')}. How many hours do booklets for ${many(given.x2, 'class', 'classes')} take with ${many(given.y2, 'printer')}?`,
    fil: (given) =>
      `Ang bilang ng oras ng pag-imprenta ng mga booklet ay nag-iiba nang tuwiran (varies directly) sa bilang ng klaseng bibigyan at nang pabaligtad (varies inversely) sa bilang ng printer. Sa ${ilan(given.y1, 'printer')}, ${ilan(known(given), 'oras')} ang kailangan para sa ${ilan(given.x1, 'klase')}. Ilang oras ang kailangan para sa ${ilan(given.x2, 'klase')} sa ${ilan(given.y2, 'printer')}?`,
  },
]

export const combinedVariation = skill<Given, 'joint' | 'only-x' | 'only-y' | 'turned' | 'constant'>({
  id: 'functions/combined-variation',
  area: 'Mathematics',
  name: { en: 'Combined variation', fil: 'Combined variation' },
  grades: [9, 10],
  cues: {
    en: ['combined variation', 'varies directly', 'and inversely as', 'z = kx/y'],
    fil: ['combined variation', 'varies directly', 'at varies inversely', 'z = kx/y'],
  },
  units: [],
  largest: () => 500,
  mistakes: {
    joint: { en: 'treated it as a joint variation', fil: 'itinuring itong joint variation' },
    'only-x': {
      en: 'took only the direct variation into account',
      fil: 'direct variation lamang ang isinaalang-alang',
    },
    'only-y': {
      en: 'took only the inverse variation into account',
      fil: 'inverse variation lamang ang isinaalang-alang',
    },
    turned: {
      en: 'interchanged the direct and the inverse variation',
      fil: 'napagpalit ang direct at inverse variation',
    },
    constant: { en: 'gave the constant of variation', fil: 'constant of variation ang ibinigay' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If z varies directly as x and inversely as y, with the constant k, then {z = kx/y}.',
        'Kung ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y, at k ang constant, {z = kx/y}.',
      ),
      ask: say(
        'Which equation says that z varies directly as x and inversely as y, with the constant k?',
        'Aling equation ang nagsasaad na ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y, kung k ang constant?',
      ),
      not: ['z = kxy', 'z = ky/x', 'z = k/(xy)'],
    },
    {
      say: say(
        'If z varies directly as x and inversely as y, and both x and y are doubled, then {z stays the same}.',
        'Kung ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y, at parehong dinoble ang x at y, {hindi nagbabago ang z}.',
      ),
      ask: say(
        'The number z varies directly as x and inversely as y. What happens if both x and y are doubled?',
        'Ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y. Ano ang mangyayari kung parehong dinoble ang x at y?',
      ),
      not: [
        say('z is doubled', 'nadodoble ang z'),
        say('z is halved', 'nahahati sa dalawa ang z'),
        say('z becomes four times as large', 'nagiging apat na beses ang z'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = {
      story: draw.int(0, stories.length - 1),
      k: draw.int(2, 12),
      x1: draw.int(2, 12),
      y1: draw.int(2, 10),
      x2: draw.int(2, 12),
      y2: draw.int(2, 10),
    }
    const [first, second] = [known(given), result(given)]
    need(Number.isInteger(first) && Number.isInteger(second) && first !== second && first > 1 && second > 1)
    need(given.x1 !== given.x2 && given.y1 !== given.y2 && Math.max(first, second) <= 30)
    fits(draw, first, second)
    return given
  },
  answer: (given) => grouped(result(given)),
  wrong: (given) => {
    const { k, x1, y1, x2, y2 } = given
    const whole = (value: number) => (Number.isInteger(value) && value <= 500 ? grouped(value) : undefined)
    return {
      joint: whole((known(given) * x2 * y2) / (x1 * y1)),
      'only-x': whole((k * x2) / y1),
      'only-y': whole((k * x1) / y2),
      turned: whole((known(given) * x1 * y2) / (x2 * y1)),
      constant: grouped(k),
    }
  },
  stems: sayInBoth((say, language) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `If z varies directly as x and inversely as y, and z = ${known(given)} when x = ${given.x1} and y = ${given.y1}, what is z when x = ${given.x2} and y = ${given.y2}?`,
          `Kung ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y, at ang z ay ${known(given)} kapag x = ${given.x1} at y = ${given.y1}, ano ang z kapag x = ${given.x2} at y = ${given.y2}?`,
        ),
    },
    functionStoryStem(stories, language),
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If z varies directly as x and inversely as y, and z = ${known(given)} when x = ${given.x1} and y = ${given.y1}, then z = ${answer} when x = ${given.x2} and y = ${given.y2}.`,
        `Kung ang z ay nag-iiba nang tuwiran (varies directly) sa x at nang pabaligtad (varies inversely) sa y, at ang z ay ${known(given)} kapag x = ${given.x1} at y = ${given.y1}, ang z ay ${answer} kapag x = ${given.x2} at y = ${given.y2}.`,
      ),
  ),
  solution: sayInBoth(() => (given) => [
    'z = kx/y',
    `k = (${known(given)} × ${given.y1})/${given.x1} = ${given.k}`,
    `z = (${given.k} × ${given.x2})/${given.y2} = ${result(given)}`,
  ]),
})
