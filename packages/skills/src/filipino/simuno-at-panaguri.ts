import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Part = 'simuno' | 'panaguri'
type Given = { subject: string; verb: string; rest: string; noun: string; asked: Part; usual: boolean }

/** Buong simuno, pandiwa, kaganapan, at ang pangngalan sa simuno. */
const sentences: readonly (readonly [string, string, string, string])[] = [
  ['ang masipag na magsasaka', 'nagtatanim', 'ng palay', 'magsasaka'],
  ['ang mababait na bata', 'tumutulong', 'sa mga magulang', 'bata'],
  ['ang aking kapatid', 'nag-aaral', 'sa kolehiyo', 'kapatid'],
  ['ang mga bagong mag-aaral', 'naglinis', 'ng silid', 'mag-aaral'],
  ['ang matandang mangingisda', 'pumalaot', 'sa dagat', 'mangingisda'],
  ['ang mahusay na mang-aawit', 'umawit', 'ng kundiman', 'mang-aawit'],
  ['ang matapat na drayber', 'nagsauli', 'ng pitaka', 'drayber'],
  ['ang aming guro', 'nagkuwento', 'ng alamat', 'guro'],
  ['ang maliit na ibon', 'dumapo', 'sa sanga', 'ibon'],
  ['ang matapang na bumbero', 'umakyat', 'sa bubong', 'bumbero'],
  ['ang mga batang manlalaro', 'uminom', 'ng tubig', 'manlalaro'],
  ['ang masayahing tindera', 'nagtitinda', 'ng prutas', 'tindera'],
  ['ang puting pusa', 'natulog', 'sa ilalim ng mesa', 'pusa'],
  ['ang magalang na bata', 'nagmano', 'sa kaniyang lolo', 'bata'],
  ['ang malaking barko', 'dumaong', 'sa pantalan', 'barko'],
  ['ang matalinong mag-aaral', 'sumagot', 'sa tanong', 'mag-aaral'],
  ['ang mabait na nars', 'nag-alaga', 'ng mga maysakit', 'nars'],
  ['ang kaniyang pinsan', 'bumili', 'ng saranggola', 'pinsan'],
  ['ang magagandang bulaklak', 'tumubo', 'sa hardin', 'bulaklak'],
  ['ang mga pagod na manggagawa', 'nagpahinga', 'sa lilim', 'manggagawa'],
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sentence = ({ subject, verb, rest, usual }: Given) =>
  capital(usual ? `${verb} ${rest} ${subject}` : `${subject} ay ${verb} ${rest}`)

const parts = ({ subject, verb, rest }: Given) => ({ simuno: subject, panaguri: `${verb} ${rest}` })

export const simunoAtPanaguri = skill<Given, Part | 'verb' | 'rest' | 'noun'>({
  ...head({
    id: 'simuno-at-panaguri',
    name: { en: 'Subject and predicate in Filipino', fil: 'Simuno at panaguri' },
    grades: [3, 6],
    cues: ['simuno', 'panaguri', 'paksa', 'bahagi ng pangungusap', 'karaniwang ayos'],
    units: ['4/uri-ng-pangungusap'],
    rules: [
      {
        say: 'Ang bahagi ng pangungusap na pinag-uusapan ay {simuno}.',
        ask: 'Ano ang tawag sa bahagi ng pangungusap na pinag-uusapan?',
        not: ['panaguri', 'pang-angkop', 'pangatnig'],
      },
      {
        say: 'Ang bahaging nagsasabi ng tungkol sa simuno ay {panaguri}.',
        ask: 'Ano ang tawag sa bahaging nagsasabi ng tungkol sa simuno?',
        not: ['paksa', 'pang-ukol', 'pantukoy'],
      },
      {
        say: 'Sa karaniwang ayos ng pangungusap, nauuna ang {panaguri}.',
        ask: 'Ano ang nauuna sa karaniwang ayos ng pangungusap?',
        not: ['simuno', 'pangatnig', 'salitang “ay”'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    simuno: 'ibinigay ang pinag-uusapan',
    panaguri: 'ibinigay ang sinasabi tungkol sa pinag-uusapan',
    verb: 'ibinigay ang pandiwa lamang',
    rest: 'ibinigay ang kasunod lamang ng pandiwa',
    noun: 'ibinigay ang pangngalan lamang sa simuno',
  }),
  draw: (draw) => {
    const [subject, verb, rest, noun] = draw.pick(sentences)
    const asked = draw.pick(['simuno', 'panaguri'] as const)
    return { subject, verb, rest, noun, asked, usual: draw.chanceOf(50) }
  },
  answer: (given) => parts(given)[given.asked],
  wrong: (given) => ({
    ...parts(given),
    verb: given.verb,
    rest: given.rest,
    noun: given.asked === 'simuno' ? undefined : given.noun,
  }),
  stems: {
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang buong ${given.asked} ng pangungusap na ito? “${sentence(given)}.”`,
      },
      {
        level: 'understand',
        text: (given) => `Basahin ang pangungusap: “${sentence(given)}.” Alin ang buong ${given.asked}?`,
      },
    ],
  },
  statement: {
    fil: (given, answer) => `Ang buong ${given.asked} ng pangungusap na “${sentence(given)}” ay “${answer}”.`,
  },
  solution: {
    fil: (given) => [
      `Ang pinag-uusapan o simuno ay “${given.subject}”.`,
      `Ang sinasabi tungkol dito o panaguri ay “${parts(given).panaguri}”.`,
    ],
  },
})
