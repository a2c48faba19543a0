import { stronger } from '../measurement/words.ts'
import { type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ordinal, spelledOrdinal } from './spelled.ts'
import { ilan } from './stories.ts'

type Given = { place: number; one: Person; other: Person }

const at = (place: number, language: Language) => (place > 0 ? ordinal(place, language) : undefined)

/** "21th" and "12nd", as a beginner writes them. */
const wrongEnding = (place: number) => {
  const ending = ['st', 'nd', 'rd'][(place % 10) - 1]
  if (ending === undefined) return undefined
  return `${place}${ordinal(place, 'en').endsWith('th') ? ending : 'th'}`
}

const turned = (place: number) => Number([...String(place)].toReversed().join(''))

export const ordinalNumbers = skill<
  Given,
  'one-less' | 'one-more' | 'two-less' | 'two-more' | 'ending' | 'turned'
>({
  id: 'whole-numbers/ordinal-numbers',
  area: 'Mathematics',
  name: { en: 'Ordinal numbers', fil: 'Mga bilang na ordinal' },
  grades: [1, 3],
  cues: {
    en: ['ordinal', 'ordinal numbers', 'first', 'second', 'third', 'position', '10th'],
    fil: ['ordinal', 'bilang na ordinal', 'una', 'ikalawa', 'ikatlo', 'posisyon', 'ika-10'],
  },
  notation: [/\b\d+(?:st|nd|rd|th)\b/, /\bika-\d+/],
  units: ['mathematics/3/paghahambing-pagsusunod-at-pag-round'],
  largest: (grade) => [10, 20, 100][grade - 1] ?? 100,
  mistakes: {
    'one-less': { en: 'counted one place too few', fil: 'kulang ng isang puwesto ang bilang' },
    'one-more': { en: 'counted one place too many', fil: 'sobra ng isang puwesto ang bilang' },
    'two-less': { en: 'counted two places too few', fil: 'kulang ng dalawang puwesto ang bilang' },
    'two-more': { en: 'counted two places too many', fil: 'sobra ng dalawang puwesto ang bilang' },
    ending: { en: 'wrote the wrong ending', fil: 'mali ang isinulat na hulapi' },
    turned: { en: 'interchanged the digits', fil: 'pinagpalit ang mga digit' },
  },
  rules: {
    en: [
      {
        say: 'An ordinal number, such as third, tells {the place in a line}.',
        ask: 'What does an ordinal number, such as third, tell?',
        not: ['how many there are in all', 'how much something costs', 'how heavy something is'],
      },
      {
        say: 'If Ana is 5th in line, the number of children ahead of her is {4}.',
        ask: 'Ana is 5th in line. How many children are ahead of her?',
        not: ['3', '5', '6'],
      },
      {
        say: 'In symbols, "third" is written {3rd}.',
        ask: 'How do we write "third" in symbols?',
        not: ['3th', '3nd', '3st'],
      },
    ],
    fil: [
      {
        say: 'Ang bilang na ordinal, tulad ng ikatlo, ay nagsasabi {kung pang-ilan sa hanay}.',
        ask: 'Ano ang sinasabi ng bilang na ordinal, tulad ng ikatlo?',
        not: ['kung ilan lahat', 'kung magkano', 'kung gaano kabigat'],
      },
      {
        say: 'Kung ika-5 si Ana sa pila, ang bilang ng mga batang nasa unahan niya ay {4}.',
        ask: 'Ika-5 si Ana sa pila. Ilang bata ang nasa unahan niya?',
        not: ['3', '5', '6'],
      },
      {
        say: 'Sa simbolo, ang "ikalima" ay isinusulat na {ika-5}.',
        ask: 'Paano isinusulat sa simbolo ang "ikalima"?',
        not: ['ika-4', 'ika-15', 'ika-50'],
      },
    ],
  },
  draw: (draw) => {
    const [one, other] = draw.two()
    return { place: draw.int(2, draw.largest - 1), one, other }
  },
  answer: ({ place }, language) => ordinal(place, language),
  also: ({ place }, language) => [
    spelledOrdinal(place, language),
    ...(language === 'fil' ? [`pang-${place}`] : []),
  ],
  wrong: ({ place }, language) =>
    stronger(
      ordinal(place, language),
      {
        'one-less': at(place - 1, language),
        'one-more': at(place + 1, language),
        'two-less': at(place - 2, language),
        'two-more': at(place + 2, language),
        ending: language === 'en' ? wrongEnding(place) : undefined,
        turned: place > 20 && place % 10 > 0 ? at(turned(place), language) : undefined,
      },
      ['turned', 'two-more'],
    ),
  stems: {
    en: [
      {
        level: 'remember',
        text: ({ place }) => `Which ordinal number comes right after ${ordinal(place - 1, 'en')}?`,
      },
      {
        level: 'apply',
        text: ({ place, one, other }) =>
          place > 2
            ? `${one.name} is ${ordinal(place - 1, 'en')} in line. ${other.name} stands right behind ${one.him}. What is ${other.name}'s place in the line?`
            : `${one.name} is ${ordinal(place + 1, 'en')} in line. ${other.name} stands right in front of ${one.him}. What is ${other.name}'s place in the line?`,
      },
      {
        level: 'apply',
        text: ({ place, one }) =>
          place > 2
            ? `There are ${place - 1} children ahead of ${one.name} in line. What is ${one.name}'s place in the line?`
            : `There is 1 child ahead of ${one.name} in line. What is ${one.name}'s place in the line?`,
      },
      {
        level: 'apply',
        text: ({ place, one, other }) =>
          `In a race, ${one.name} finished ${ordinal(place + 1, 'en')}. ${other.name} finished just before ${one.him}. In which place did ${other.name} finish?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: ({ place }) => `Aling ordinal ang kasunod ng ika-${place - 1}?`,
      },
      {
        level: 'apply',
        text: ({ place, one, other }) =>
          place > 2
            ? `Si ${one.name} ay ika-${place - 1} sa pila. Si ${other.name} ang kasunod niya. Pang-ilan si ${other.name} sa pila?`
            : `Si ${one.name} ay ika-${place + 1} sa pila. Nasa unahan niya mismo si ${other.name}. Pang-ilan si ${other.name} sa pila?`,
      },
      {
        level: 'apply',
        text: ({ place, one }) =>
          `May ${ilan(place - 1, 'bata')} sa unahan ni ${one.name} sa pila. Pang-ilan si ${one.name} sa pila?`,
      },
      {
        level: 'apply',
        text: ({ place, one, other }) =>
          `Sa karera, ika-${place + 1} si ${one.name} na nakarating sa finish line. Nauna sa kaniya nang isang puwesto si ${other.name}. Pang-ilan si ${other.name}?`,
      },
    ],
  },
  statement: {
    en: ({ place, one }, answer) =>
      `If ${place === 2 ? '1 child is' : `${place - 1} children are`} ahead of ${one.name} in line, ${one.he} is ${answer} in line.`,
    fil: ({ place, one }, answer) =>
      `Kung may ${ilan(place - 1, 'bata')} sa unahan ni ${one.name} sa pila, ${answer} siya sa pila.`,
  },
  solution: {
    en: ({ place }) => [
      `The place right after ${ordinal(place - 1, 'en')} and right before ${ordinal(place + 1, 'en')} is ${ordinal(place, 'en')}.`,
    ],
    fil: ({ place }) => [`Ang nasa pagitan ng ika-${place - 1} at ika-${place + 1} ay ika-${place}.`],
  },
})
