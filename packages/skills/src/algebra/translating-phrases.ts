import { skill } from '../skill.ts'
import { algebraPhrases, type Phrase, type PhraseMistake } from './phrases.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { only } from './terms.ts'

type Given = { phrase: number; k: number; a: number; x: string }

const phraseOf = ({ phrase }: Given): Phrase => algebraPhrases[phrase] as Phrase
const expression = (given: Given) => phraseOf(given).expression(given.k, given.a, given.x)
const slots = (given: Given, language: 'en' | 'fil') => ({
  phrase: phraseOf(given)[language](given.k, given.a, given.x),
})

export const translatingPhrases = skill<Given, PhraseMistake>({
  id: 'algebra/translating-phrases',
  area: 'Mathematics',
  name: {
    en: 'Translating phrases into algebraic expressions',
    fil: 'Pagsasalin ng mga parirala sa algebraic expression',
  },
  grades: [7, 7],
  cues: {
    en: ['verbal phrase', 'translate', 'algebraic expression', 'more than', 'less than', 'twice a number'],
    fil: ['algebraic expression', 'isalin', 'parirala', 'bilang na idinagdag', 'verbal phrase'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 30,
  mistakes: {
    reversed: { en: 'reversed the order of the numbers', fil: 'binaligtad ang pagkakasunod ng mga bilang' },
    operation: { en: 'used the wrong operation', fil: 'maling operation ang ginamit' },
    'no-parentheses': {
      en: 'left out the parentheses',
      fil: 'hindi naglagay ng panaklong',
    },
    parentheses: {
      en: 'grouped numbers that the phrase does not group',
      fil: 'pinagsama sa panaklong ang mga hindi dapat pagsamahin',
    },
    exchanged: {
      en: 'exchanged the two numbers of the phrase',
      fil: 'pinagpalit ang dalawang bilang sa parirala',
    },
    joined: {
      en: 'combined the parts of the phrase in the wrong way',
      fil: 'mali ang pagsasama sa mga bahagi ng parirala',
    },
    power: {
      en: 'confused doubling with squaring',
      fil: 'napagpalit ang pagdoble at ang pag-square',
    },
  },
  rules: {
    en: [
      {
        say: '"The quotient of a number n and 4" is written as {n/4}.',
        ask: 'How is "the quotient of a number n and 4" written?',
        not: ['4/n', '4n', 'n − 4'],
      },
      {
        say: '"Twice the sum of a number n and 3" is written as {2(n + 3)}.',
        ask: 'How is "twice the sum of a number n and 3" written?',
        not: ['2n + 3', 'n + 6', '2(n − 3)'],
      },
      {
        say: '"Four less than a number n" is written as {n − 4}.',
        ask: 'How is "four less than a number n" written?',
        not: ['4 − n', 'n + 4', '4n'],
      },
    ],
    fil: [
      {
        say: 'Ang "quotient ng bilang na n at 4" ay isinusulat na {n/4}.',
        ask: 'Paano isinusulat ang "quotient ng bilang na n at 4"?',
        not: ['4/n', '4n', 'n − 4'],
      },
      {
        say: 'Ang "dalawang beses ng sum ng bilang na n at 3" ay isinusulat na {2(n + 3)}.',
        ask: 'Paano isinusulat ang "dalawang beses ng sum ng bilang na n at 3"?',
        not: ['2n + 3', 'n + 6', '2(n − 3)'],
      },
      {
        say: 'Ang "apat na ibinawas sa bilang na n" ay isinusulat na {n − 4}.',
        ask: 'Paano isinusulat ang "apat na ibinawas sa bilang na n"?',
        not: ['4 − n', 'n + 4', '4n'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      phrase: draw.int(0, algebraPhrases.length - 1),
      k: draw.int(2, 8),
      a: draw.int(2, 15),
      x: draw.pick(['n', 'x', 'y']),
    }
    only(given.k !== given.a && given.a <= draw.largest)
    return given
  },
  answer: expression,
  wrong: (given) => phraseOf(given).wrong(given.k, given.a, given.x),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Which algebraic expression means "{phrase}"?'],
      ['understand', 'Translate into an algebraic expression: "{phrase}".'],
      ['understand', 'How is the phrase "{phrase}" written as an algebraic expression?'],
    ],
    fil: [
      ['understand', 'Aling algebraic expression ang katumbas ng "{phrase}"?'],
      ['understand', 'Isalin sa algebraic expression: "{phrase}".'],
      ['understand', 'Paano isinusulat ang pariralang "{phrase}" bilang algebraic expression?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The phrase "{phrase}" is written as {answer}.',
    fil: 'Ang pariralang "{phrase}" ay isinusulat na {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(`The letter ${given.x} stands for the number.`, `Ang letrang ${given.x} ang kumakatawan sa bilang.`),
    say(
      `"${slots(given, 'en').phrase}" means ${expression(given)}.`,
      `Ang ibig sabihin ng "${slots(given, 'fil').phrase}" ay ${expression(given)}.`,
    ),
  ]),
  choicesOnly: true,
})
