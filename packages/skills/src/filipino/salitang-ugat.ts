import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Given = { word: string; root: string; more: string; less: string; part: string }

/** Salita, ugat, kulang ang inalis, sobra ang inalis, ibang bahagi ng salita. */
const words: readonly (readonly [string, string, string, string, string])[] = [
  ['kagandahan', 'ganda', 'gandahan', 'anda', 'kaganda'],
  ['naglalakad', 'lakad', 'lalakad', 'akad', 'naglakad'],
  ['kumakain', 'kain', 'kakain', 'ain', 'kumain'],
  ['sinusulat', 'sulat', 'susulat', 'ulat', 'sinulat'],
  ['kalayaan', 'laya', 'layaan', 'aya', 'kalaya'],
  ['tumatakbo', 'takbo', 'tatakbo', 'akbo', 'tumakbo'],
  ['palaruan', 'laro', 'laruan', 'aro', 'palaro'],
  ['kalinisan', 'linis', 'linisan', 'inis', 'kalinis'],
  ['magtatanim', 'tanim', 'tatanim', 'anim', 'magtanim'],
  ['nagluluto', 'luto', 'luluto', 'uto', 'nagluto'],
  ['binabasa', 'basa', 'babasa', 'asa', 'binasa'],
  ['kasipagan', 'sipag', 'sipagan', 'ipag', 'kasipag'],
  ['tinutulungan', 'tulong', 'tulungan', 'ulong', 'tinulungan'],
  ['pinupunasan', 'punas', 'punasan', 'unas', 'pinunasan'],
  ['katapangan', 'tapang', 'tapangan', 'apang', 'katapang'],
  ['sumasayaw', 'sayaw', 'sasayaw', 'ayaw', 'sumayaw'],
  ['naglilinis', 'linis', 'lilinis', 'inis', 'naglinis'],
  ['ginagamit', 'gamit', 'gagamit', 'amit', 'ginamit'],
  ['kabuhayan', 'buhay', 'buhayan', 'uhay', 'kabuhay'],
  ['hinuhugasan', 'hugas', 'hugasan', 'ugas', 'hinugasan'],
  ['magsasayaw', 'sayaw', 'sasayaw', 'ayaw', 'magsayaw'],
  ['kaligayahan', 'ligaya', 'ligayahan', 'igaya', 'kaligaya'],
  ['bumibili', 'bili', 'bibili', 'ili', 'bumili'],
  ['pinalitan', 'palit', 'palitan', 'alit', 'pinalit'],
  ['natutulog', 'tulog', 'tutulog', 'ulog', 'natulog'],
]

export const salitangUgat = skill<Given, 'more' | 'less' | 'part'>({
  ...head({
    id: 'salitang-ugat',
    name: { en: 'Root words in Filipino', fil: 'Salitang-ugat' },
    grades: [3, 6],
    cues: ['salitang-ugat', 'salitang ugat', 'panlapi', 'maylapi', 'ugat ng salita'],
    rules: [
      {
        say: 'Ang salitang buo ang kahulugan kahit walang panlapi ay {salitang-ugat}.',
        ask: 'Ano ang tawag sa salitang buo ang kahulugan kahit walang panlapi?',
        not: ['panlapi', 'pantig', 'pang-angkop'],
      },
      {
        say: 'Ang idinudugtong sa salitang-ugat upang makabuo ng bagong salita ay {panlapi}.',
        ask: 'Ano ang idinudugtong sa salitang-ugat upang makabuo ng bagong salita?',
        not: ['pangatnig', 'pang-ukol', 'bantas'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    more: 'hindi inalis ang lahat ng panlapi o pag-uulit',
    less: 'inalis pati ang unang titik ng salitang-ugat',
    part: 'isang panlapi o pag-uulit lamang ang inalis',
  }),
  draw: (draw) => {
    const [word, root, more, less, part] = draw.pick(words)
    return { word, root, more, less, part }
  },
  answer: ({ root }) => root,
  wrong: ({ more, less, part }) => ({ more, less, part }),
  stems: {
    fil: [
      { level: 'understand', text: ({ word }) => `Ano ang salitang-ugat ng “${word}”?` },
      {
        level: 'understand',
        text: ({ word }) => `Mula sa anong salitang-ugat nabuo ang salitang “${word}”?`,
      },
      {
        level: 'understand',
        text: ({ word }) => `Suriin ang pagkakabuo ng salitang “${word}”. Ano ang salitang-ugat nito?`,
      },
    ],
  },
  statement: { fil: ({ word }, answer) => `Ang salitang-ugat ng “${word}” ay “${answer}”.` },
  solution: {
    fil: ({ word, root }) => [
      'Alisin ang panlapi at ang inulit na pantig, at ibalik ang nagbagong tunog kung mayroon.',
      `Ang salitang-ugat ng “${word}” ay “${root}”.`,
    ],
  },
})
