import { ilan } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { shape, sketch } from './sketch.ts'
import { type Figure, symmetricFigures } from './symmetric-figures.ts'
import { both, rule, understand, withArticle } from './writing.ts'

type Given = { figure: Figure; who: Person }

const words = (lines: number, language: 'en' | 'fil') =>
  language === 'en'
    ? `${lines} ${lines === 1 ? 'line' : 'lines'} of symmetry`
    : ilan(lines, 'line of symmetry')

export const linesOfSymmetry = skill<
  Given,
  'one' | 'none' | 'sides' | 'twice' | 'diagonals' | 'half' | 'missed'
>({
  id: 'geometry/lines-of-symmetry',
  area: 'Mathematics',
  name: both('Lines of symmetry', 'Mga line of symmetry'),
  grades: [3, 5],
  cues: {
    en: ['line of symmetry', 'symmetry', 'symmetric', 'fold line', 'matching halves'],
    fil: ['line of symmetry', 'symmetry', 'symmetric', 'tupi', 'magkatulad na kalahati'],
  },
  units: ['mathematics/4/symmetry-and-reflection'],
  largest: () => 20,
  mistakes: {
    one: both('tried only one fold', 'isang tupi lamang ang sinubok'),
    none: both(
      'thought that no fold makes the halves match',
      'inakalang walang tuping nagpapatugma sa mga kalahati',
    ),
    sides: both('counted the sides of the figure', 'ang mga gilid ng pigura ang binilang'),
    twice: both('counted each line of symmetry twice', 'dalawang beses binilang ang bawat line of symmetry'),
    diagonals: both(
      'took two slanting lines for lines of symmetry, too',
      'inakalang line of symmetry din ang dalawang pahilis na guhit',
    ),
    half: both(
      'found only half of the lines of symmetry',
      'kalahati lamang ng mga line of symmetry ang nakita',
    ),
    missed: both('missed one line of symmetry', 'may isang line of symmetry na hindi nakita'),
  },
  rules: {
    en: [
      rule(
        'The number of lines of symmetry of the capital letter A is {1}.',
        'How many lines of symmetry does the capital letter A have?',
        '0',
        '2',
        '3',
      ),
      rule(
        'The number of lines of symmetry of a square is {4}.',
        'How many lines of symmetry does a square have?',
        '1',
        '2',
        '8',
      ),
      rule(
        'The number of lines of symmetry of a rectangle that is not a square is {2}.',
        'A rectangle is not a square. How many lines of symmetry does it have?',
        '0',
        '1',
        '4',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng line of symmetry ng malaking titik A ay {1}.',
        'Ilan ang line of symmetry ng malaking titik A?',
        '0',
        '2',
        '3',
      ),
      rule(
        'Ang bilang ng line of symmetry ng parisukat ay {4}.',
        'Ilan ang line of symmetry ng parisukat?',
        '1',
        '2',
        '8',
      ),
      rule(
        'Ang bilang ng line of symmetry ng parihabang hindi parisukat ay {2}.',
        'Ilan ang line of symmetry ng parihabang hindi parisukat?',
        '0',
        '1',
        '4',
      ),
    ],
  },
  draw: (draw) => ({ figure: draw.pick(symmetricFigures), who: draw.person() }),
  answer: ({ figure }) => `${figure.lines}`,
  wrong: ({ figure: { lines, sides } }) => ({
    one: '1',
    none: '0',
    sides: sides > 8 ? undefined : `${sides}`,
    twice: lines > 4 ? undefined : `${2 * lines}`,
    diagonals: `${lines + 2}`,
    half: lines > 2 && lines % 2 === 0 ? `${lines / 2}` : undefined,
    missed: lines > 2 ? `${lines - 1}` : undefined,
  }),
  stems: {
    en: [
      understand(({ figure }) => `How many lines of symmetry does the ${figure.name.en} in the figure have?`),
      understand(
        ({ figure }) =>
          `Along how many different lines can the ${figure.name.en} in the figure be folded so that the two halves match exactly?`,
      ),
      understand(
        ({ figure, who }) =>
          `${who.name} cuts out the ${figure.name.en} in the figure and folds it to look for lines of symmetry. How many lines of symmetry does it have?`,
      ),
    ],
    fil: [
      understand(({ figure }) => `Ilan ang line of symmetry ng ${figure.name.fil} sa larawan?`),
      understand(
        ({ figure }) =>
          `Sa ilang magkakaibang guhit maaaring itupi ang ${figure.name.fil} sa larawan upang eksaktong magtugma ang dalawang kalahati?`,
      ),
      understand(
        ({ figure, who }) =>
          `Ginupit ni ${who.name} ang ${figure.name.fil} sa larawan at itinupi upang hanapin ang mga line of symmetry. Ilan ang line of symmetry nito?`,
      ),
    ],
  },
  statement: {
    en: ({ figure }, answer) => `The ${figure.name.en} in the figure has ${words(Number(answer), 'en')}.`,
    fil: ({ figure }, answer) => `Ang ${figure.name.fil} sa larawan ay may ${words(Number(answer), 'fil')}.`,
  },
  solution: {
    en: ({ figure }) => [
      'Fold the figure in all directions and count the folds where the halves match.',
      `The ${figure.name.en} has ${words(figure.lines, 'en')}.`,
    ],
    fil: ({ figure }) => [
      'Itupi ang pigura sa lahat ng direksiyon at bilangin ang mga tupi kung saan nagtutugma ang mga kalahati.',
      `Ang ${figure.name.fil} ay may ${words(figure.lines, 'fil')}.`,
    ],
  },
  drawing: ({ figure }, language) => {
    const alt = both(
      `The figure of ${figure.letter ? `the ${figure.name.en}` : withArticle(figure.name.en)}.`,
      `Pigura ng ${figure.name.fil}.`,
    )[language]
    return figure.corners
      ? sketch([shape(figure.corners)], { width: 120, height: 90, alt })
      : {
          width: 110,
          height: 110,
          alt,
          marks: [{ kind: 'text', at: [55, 84], text: figure.letter ?? '', size: 84, bold: true }],
        }
  },
})
