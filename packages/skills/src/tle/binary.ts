import { withMain } from '../measurement/words.ts'
import { rules, say } from '../science/formula.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

type Given = { value: number; toBinary: boolean }

const bits = (value: number) => value.toString(2)
const binary = (digits: string) => `${digits.replace(/^0+(?=.)/, '')}₂`
const flipped = (text: string) => text.replace(/[01]/g, (bit) => (bit === '1' ? '0' : '1'))
const reversed = (text: string) => [...text].toReversed().join('')
const powers = (value: number) =>
  [...bits(value)].flatMap((bit, at, all) => (bit === '1' ? [2 ** (all.length - 1 - at)] : []))

export const binaryNumbers = skill<Given, 'reversed' | 'one-more' | 'one-less' | 'shifted' | 'flipped'>({
  id: 'tle/binary',
  area: 'TLE',
  name: say('Binary and decimal numbers', 'Binary at decimal na bilang'),
  grades: [7, 10],
  cues: {
    en: ['binary', 'binary number', 'decimal number', 'base 2', 'number systems', 'powers of 2'],
    fil: ['binary', 'binary na bilang', 'decimal na bilang', 'base 2', 'number systems', 'powers of 2'],
  },
  notation: [/\b[01]{3,}(?:₂|_2)/],
  units: ['tle/7/computer-number-systems'],
  largest: () => 11_111_111,
  mistakes: {
    reversed: say('read the digits in reverse order', 'baligtad ang pagbasa sa mga digit'),
    'one-more': say('counted one too many', 'sumobra ng isa ang bilang'),
    'one-less': say('counted one too few', 'nagkulang ng isa ang bilang'),
    shifted: say(
      'moved all digits one place to the left',
      'inilipat ng isang puwesto pakaliwa ang lahat ng digit',
    ),
    flipped: say('exchanged 0 and 1', 'napagpalit ang 0 at 1'),
  },
  rules: rules(
    {
      say: say(
        'The binary system uses {2} digits.',
        'Ang bilang ng digit na ginagamit ng binary system ay {2}.',
      ),
      ask: say(
        'How many different digits does the binary system use?',
        'Ilang magkakaibang digit ang ginagamit ng binary system?',
      ),
      not: ['8', '10', '16'],
    },
    {
      say: say(
        'In a binary number, the third place from the right has a value of {4}.',
        'Sa binary number, ang ikatlong puwesto mula sa kanan ay may halagang {4}.',
      ),
      ask: say(
        'What is the value of the third place from the right in a binary number?',
        'Ano ang halaga ng ikatlong puwesto mula sa kanan sa binary number?',
      ),
      not: ['3', '8', '100'],
    },
  ),
  draw: (draw) => ({
    value: draw.int(5, Math.min(draw.grade > 8 ? 255 : 63, draw.largest)),
    toBinary: draw.chanceOf(50),
  }),
  answer: ({ value, toBinary }) => (toBinary ? binary(bits(value)) : grouped(value)),
  also: ({ value, toBinary }) => (toBinary ? [bits(value)] : []),
  wrong: ({ value, toBinary }) => {
    const shown = (digits: string) => (toBinary ? binary(digits) : grouped(Number.parseInt(digits, 2)))
    const results = {
      // Of a power of 2, only the 1 would be left.
      reversed: powers(value).length > 1 ? shown(reversed(bits(value))) : undefined,
      'one-more': shown(bits(value + 1)),
      'one-less': shown(bits(value - 1)),
      shifted: shown(`${bits(value)}0`),
      flipped: Number.parseInt(flipped(bits(value)), 2) > value / 4 ? shown(flipped(bits(value))) : undefined,
    }
    return withMain(shown(bits(value)), results, 'reversed', value)
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ value, toBinary }) =>
          toBinary
            ? `What is the decimal number ${value} in binary?`
            : `What is the binary number ${binary(bits(value))} in decimal?`,
      },
      {
        level: 'apply',
        text: ({ value, toBinary }) =>
          toBinary
            ? `Convert ${value} to a binary number.`
            : `Convert ${binary(bits(value))} to a decimal number.`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ value, toBinary }) =>
          toBinary
            ? `Ano ang decimal na bilang na ${value} sa binary?`
            : `Ano ang binary na bilang na ${binary(bits(value))} sa decimal?`,
      },
      {
        level: 'apply',
        text: ({ value, toBinary }) =>
          toBinary
            ? `I-convert ang ${value} sa binary na bilang.`
            : `I-convert ang ${binary(bits(value))} sa decimal na bilang.`,
      },
    ],
  },
  statement: {
    en: ({ value, toBinary }, answer) =>
      toBinary
        ? `The decimal number ${value} is ${answer} in binary.`
        : `The binary number ${binary(bits(value))} is ${answer} in decimal.`,
    fil: ({ value, toBinary }, answer) =>
      toBinary
        ? `Ang decimal na bilang na ${value} ay ${answer} sa binary.`
        : `Ang binary na bilang na ${binary(bits(value))} ay ${answer} sa decimal.`,
  },
  solution: {
    en: ({ value }) => [
      `Powers of 2: ${value} = ${powers(value).join(' + ')}`,
      `${value} = ${binary(bits(value))}`,
    ],
    fil: ({ value }) => [
      `Powers of 2: ${value} = ${powers(value).join(' + ')}`,
      `${value} = ${binary(bits(value))}`,
    ],
  },
})
