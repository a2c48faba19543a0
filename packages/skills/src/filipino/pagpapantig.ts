import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Given = { word: string; split: string }

const words = [
  'ka-la-baw',
  'pa-a-ra-lan',
  'bu-lak-lak',
  'ka-i-bi-gan',
  'sa-rang-go-la',
  'ma-gan-da',
  'pa-leng-ke',
  'ku-wa-der-no',
  'ma-sus-tan-si-ya',
  'ka-la-ya-an',
  'la-la-wi-gan',
  'ma-ta-li-no',
  'ba-ya-ni',
  'ka-pa-tid',
  'tu-ma-tak-bo',
  'pa-ngu-lo',
  'sim-ba-han',
  'li-wa-nag',
  'ha-la-man',
  'ka-gu-ba-tan',
  'ma-ngi-ngis-da',
  'ta-ha-nan',
  'ka-ra-ga-tan',
  'ba-ra-ngay',
  'pa-mil-ya',
  'sa-pa-tos',
  'ka-ba-yo',
  'ma-sa-ya',
  'ki-na-bu-ka-san',
  'ma-ha-la-ga',
  'tu-lu-ngan',
  'ka-wa-yan',
  'sam-pa-gi-ta',
  'a-su-kal',
  'ma-su-nu-rin',
  'tin-da-han',
]

/** Moves the first consonant after a hyphen before it. */
const late = (split: string, at: 'first' | 'last') => {
  const pattern = at === 'first' ? /^([^-]+)-(ng|[^-aeiou])/ : /-(ng|[^-aeiou])([^-]+)$/
  return at === 'first' ? split.replace(pattern, '$1$2-') : split.replace(pattern, '$1-$2')
}

/** Moves the consonant that closes a syllable to the next one. */
const early = (split: string) => split.replace(/(?<=[aeiou])(ng|[^-aeiou])-/, '-$1')

export const pagpapantig = skill<Given, 'lateFirst' | 'lateLast' | 'early' | 'joinedFirst' | 'joinedLast'>({
  ...head({
    id: 'pagpapantig',
    name: { en: 'Syllables in Filipino', fil: 'Pagpapantig' },
    grades: [3, 5],
    cues: ['pagpapantig', 'pantig', 'papantigin', 'palapantigan', 'bilang ng pantig'],
    rules: [
      {
        say: 'Sa bawat pantig, laging may isang {patinig}.',
        ask: 'Ano ang laging mayroon sa bawat pantig?',
        not: ['katinig', 'panlapi', 'gitling'],
      },
      {
        say: 'Ang wastong pagpapantig ng salitang “tao” ay {ta-o}.',
        ask: 'Alin ang wastong pagpapantig ng salitang “tao”?',
        not: ['tao', 't-ao', 't-a-o'],
      },
      {
        say: 'Ang bilang ng pantig sa salitang “maganda” ay {tatlo}.',
        ask: 'Ilang pantig mayroon ang salitang “maganda”?',
        not: ['dalawa', 'apat', 'lima'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    lateFirst: 'isinama sa unang pantig ang katinig ng kasunod na pantig',
    lateLast: 'isinama sa naunang pantig ang katinig ng huling pantig',
    early: 'inilipat sa kasunod na pantig ang huling katinig ng pantig',
    joinedFirst: 'pinag-isa ang unang dalawang pantig',
    joinedLast: 'pinag-isa ang huling dalawang pantig',
  }),
  draw: (draw) => {
    const split = draw.pick(words)
    return { split, word: split.replaceAll('-', '') }
  },
  answer: ({ split }) => split,
  wrong: ({ split }) => ({
    lateFirst: late(split, 'first'),
    lateLast: late(split, 'last'),
    early: early(split),
    joinedFirst: split.replace('-', ''),
    joinedLast: split.replace(/-(?=[^-]+$)/, ''),
  }),
  stems: {
    fil: [
      { level: 'understand', text: ({ word }) => `Ano ang wastong pagpapantig ng salitang “${word}”?` },
      { level: 'understand', text: ({ word }) => `Paano papantigin ang salitang “${word}”?` },
    ],
  },
  statement: { fil: ({ word }, answer) => `Ang wastong pagpapantig ng “${word}” ay ${answer}.` },
  solution: {
    fil: ({ word, split }) => [
      'Bawat pantig ay may isang patinig.',
      `Kaya ang wastong pagpapantig ng “${word}” ay ${split}.`,
    ],
  },
})
