import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Linker = 'na' | '-ng' | '-g'
type Given = { one: string; other: string; linker: Linker }

const pairs: Record<Linker, readonly (readonly [string, string])[]> = {
  na: [
    ['mabait', 'bata'],
    ['masipag', 'magsasaka'],
    ['malinis', 'ilog'],
    ['matamis', 'mangga'],
    ['tinapay', 'mainit'],
    ['makulay', 'saranggola'],
    ['mataas', 'bundok'],
    ['damit', 'bago'],
    ['tahimik', 'lugar'],
    ['bulaklak', 'mabango'],
  ],
  '-ng': [
    ['maganda', 'tanawin'],
    ['bata', 'matalino'],
    ['malaki', 'puno'],
    ['guro', 'mahusay'],
    ['sariwa', 'gulay'],
    ['bago', 'sapatos'],
    ['mahaba', 'pila'],
    ['pusa', 'itim'],
    ['masaya', 'pamilya'],
    ['kubo', 'maliit'],
  ],
  '-g': [
    ['bayan', 'malaya'],
    ['hangin', 'malamig'],
    ['ulan', 'malakas'],
    ['daan', 'makipot'],
    ['halaman', 'luntian'],
    ['dahon', 'tuyo'],
    ['kaibigan', 'tapat'],
    ['mamamayan', 'masunurin'],
    ['karagatan', 'malawak'],
    ['bituin', 'makinang'],
  ],
}

const joined = ({ one, other }: Given, linker: Linker) =>
  linker === 'na' ? `${one} na ${other}` : `${one}${linker.slice(1)} ${other}`

const why: Record<Linker, string> = {
  na: 'Ginagamit ang “na” kapag nagtatapos sa katinig, maliban sa n, ang unang salita.',
  '-ng': 'Ikinakabit ang “-ng” kapag nagtatapos sa patinig ang unang salita.',
  '-g': 'Ikinakabit ang “-g” kapag nagtatapos sa n ang unang salita.',
}

export const pangAngkop = skill<Given, 'na' | '-ng' | 'none' | 'particle'>({
  ...head({
    id: 'pang-angkop',
    name: { en: 'Linkers na, -ng and -g', fil: 'Pang-angkop na “na”, “-ng”, at “-g”' },
    grades: [3, 6],
    cues: ['pang-angkop', 'na, -ng, at -g', 'panuring', 'wastong pang-angkop'],
    rules: [
      {
        say: 'Ang katagang nag-uugnay sa panuring at sa salitang tinuturingan ay {pang-angkop}.',
        ask: 'Ano ang tawag sa katagang nag-uugnay sa panuring at sa salitang tinuturingan?',
        not: ['pangatnig', 'pang-ukol', 'pantukoy'],
      },
      {
        say: 'Ikinakabit ang “{-ng}” sa salitang nagtatapos sa patinig.',
        ask: 'Anong pang-angkop ang ikinakabit sa salitang nagtatapos sa patinig?',
        not: ['-g', 'na', 'ay'],
      },
      {
        say: 'Ikinakabit ang “{-g}” sa salitang nagtatapos sa n.',
        ask: 'Anong pang-angkop ang ikinakabit sa salitang nagtatapos sa n?',
        not: ['-ng', 'na', 'at'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    na: 'ginamit ang “na” sa halip na ikabit ang pang-angkop',
    '-ng': 'ikinabit ang “-ng” sa maling hulihan',
    none: 'hindi gumamit ng pang-angkop',
    particle: 'gumamit ng “ng” na hiwalay sa salita',
  }),
  draw: (draw) => {
    const linker = draw.pick(['na', '-ng', '-g'] as const)
    const [one, other] = draw.pick(pairs[linker])
    return { one, other, linker }
  },
  answer: (given) => joined(given, given.linker),
  wrong: (given) => ({
    na: joined(given, 'na'),
    '-ng': joined(given, '-ng'),
    none: `${given.one} ${given.other}`,
    particle: `${given.one} ng ${given.other}`,
  }),
  stems: {
    fil: [
      {
        level: 'apply',
        text: ({ one, other }) =>
          `Pag-ugnayin ang “${one}” at “${other}” gamit ang wastong pang-angkop. Ano ang mabubuo?`,
      },
      {
        level: 'apply',
        text: ({ one, other }) =>
          `Anong parirala ang mabubuo kapag pinag-ugnay ng wastong pang-angkop ang “${one}” at “${other}”?`,
      },
    ],
  },
  statement: {
    fil: ({ one, other }, answer) =>
      `Ang wastong pag-uugnay ng “${one}” at “${other}” gamit ang pang-angkop ay “${answer}”.`,
  },
  solution: { fil: (given) => [why[given.linker], `Kaya ang wasto ay “${joined(given, given.linker)}”.`] },
})
