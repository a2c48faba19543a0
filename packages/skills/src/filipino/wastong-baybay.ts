import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Given = { right: string; vowel: string; letters: string; heard: string; order: string }

/** Wasto, maling patinig, mali o kulang na titik, at luma, hiram, o pabigkas na baybay. */
const words: readonly (readonly [string, string, string, string])[] = [
  ['kuwento', 'kuwinto', 'kuento', 'kwinto'],
  ['probinsiya', 'prubinsiya', 'probensiya', 'provinsiya'],
  ['telebisyon', 'tilibisyon', 'telebesyon', 'television'],
  ['tsinelas', 'tsinilas', 'sinelas', 'chinelas'],
  ['pamilya', 'pamelya', 'pamilia', 'familya'],
  ['mayroon', 'mayruon', 'mayron', 'meron'],
  ['kailan', 'kaelan', 'kaylan', 'kelan'],
  ['sapagkat', 'sapogkat', 'sapakat', 'sapagka’t'],
  ['ngunit', 'ngonit', 'nungit', 'nguni’t'],
  ['subalit', 'sobalit', 'subalet', 'subali’t'],
  ['kumusta', 'komosta', 'kumosta', 'kamusta'],
  ['eskuwela', 'eskowela', 'eskuela', 'escuela'],
  ['doktor', 'duktor', 'doktur', 'doctor'],
  ['titser', 'tetser', 'titcer', 'teacher'],
  ['bisikleta', 'besikleta', 'bisekleta', 'bicicleta'],
  ['kotse', 'kutse', 'kotsi', 'coche'],
  ['keso', 'kiso', 'kesu', 'queso'],
  ['sapatos', 'sapatus', 'sapatoz', 'zapatos'],
  ['tsokolate', 'tsukulate', 'tsokolati', 'chocolate'],
  ['ospital', 'uspital', 'ospetal', 'hospital'],
  ['istasyon', 'istasyun', 'istasion', 'estacion'],
  ['basketbol', 'basketbul', 'basketbal', 'basketball'],
  ['diyaryo', 'deyaryo', 'diyario', 'diario'],
  ['sibuyas', 'sebuyas', 'sibuias', 'cebollas'],
]

export const wastongBaybay = skill<Given, 'vowel' | 'letters' | 'heard'>({
  ...head({
    id: 'wastong-baybay',
    name: { en: 'Correct spelling in Filipino', fil: 'Wastong baybay' },
    grades: [3, 6],
    cues: ['baybay', 'wastong baybay', 'pagbabaybay', 'salitang hiram', 'ortograpiya'],
    rules: [
      {
        say: 'Ang bilang ng titik sa alpabetong Filipino ay {28}.',
        ask: 'Ilang titik mayroon ang alpabetong Filipino?',
        not: ['20', '26', '30'],
      },
      {
        say: 'Sa pagbaybay sa Filipino, ang tunog na “ch” sa “chinelas” ay isinusulat na {ts}.',
        ask: 'Paano isinusulat sa Filipino ang tunog na “ch” sa “chinelas”?',
        not: ['s', 'sh', 'ks'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    vowel: 'napagpalit ang mga patinig',
    letters: 'nagkamali o nagkulang ng titik',
    heard: 'ginamit ang luma, hiram, o pabigkas na baybay',
  }),
  draw: (draw) => {
    const [right, vowel, letters, heard] = draw.pick(words)
    const order = draw.shuffled([right, vowel, letters, heard])
    return { right, vowel, letters, heard, order: order.map((word) => `“${word}”`).join(', ') }
  },
  answer: ({ right }) => right,
  wrong: ({ vowel, letters, heard }) => ({ vowel, letters, heard }),
  stems: {
    fil: [
      { level: 'remember', text: ({ order }) => `Alin ang may wastong baybay sa Filipino: ${order}?` },
      {
        level: 'remember',
        text: ({ order }) => `Basahin ang mga salita: ${order}. Alin ang may wastong baybay sa Filipino?`,
      },
    ],
  },
  statement: { fil: (_, answer) => `Ang “${answer}” ay may wastong baybay sa Filipino.` },
  solution: { fil: ({ right }) => [`Ang wastong baybay ay “${right}”.`] },
})
