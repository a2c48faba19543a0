import { formulaSkill, range, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const force = formulaSkill({
  id: 'science/force',
  area: 'Science',
  name: say(
    "Force, mass and acceleration (Newton's second law)",
    'Force, mass at acceleration (ikalawang batas ni Newton)',
  ),
  grades: [8, 9],
  cues: {
    en: [
      "newton's second law",
      'law of acceleration',
      'net force',
      'f = ma',
      'mass and acceleration',
      'newtons',
    ],
    fil: [
      'ikalawang batas ni newton',
      'law of acceleration',
      'net force',
      'f = ma',
      'mass at acceleration',
      'newton',
    ],
  },
  notation: [/F ?= ?m ?[×·]? ?a/],
  units: ['science/9/newtons-laws-of-motion'],
  largest: () => 5_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'When the net force on a cart doubles and its mass stays the same, its acceleration {doubles}.',
        'Kapag nadoble ang net force sa kariton at hindi nagbago ang mass nito, ang acceleration nito ay {nadodoble}.',
      ),
      ask: say(
        'The net force on a cart doubles, but its mass stays the same. What happens to its acceleration?',
        'Nadoble ang net force sa kariton ngunit hindi nagbago ang mass nito. Ano ang nangyayari sa acceleration nito?',
      ),
      not: {
        en: ['becomes half', 'stays the same', 'becomes four times as large'],
        fil: ['nangangalahati', 'hindi nagbabago', 'nagiging apat na ulit'],
      },
    },
    {
      say: say('The SI unit of force is the {newton}.', 'Ang SI unit ng force ay {newton}.'),
      ask: say('What is the SI unit of force?', 'Ano ang SI unit ng force?'),
      not: ['kilogram', 'joule', 'watt'],
    },
    {
      say: say(
        'A net force of 1 N gives a mass of 1 kg an acceleration of {1 m/s²}.',
        'Ang net force na 1 N ay nagbibigay sa mass na 1 kg ng acceleration na {1 m/s²}.',
      ),
      ask: say(
        'What acceleration does a net force of 1 N give to a mass of 1 kg?',
        'Anong acceleration ang ibinibigay ng net force na 1 N sa mass na 1 kg?',
      ),
      not: ['9.8 m/s²', '10 m/s²', '0.1 m/s²'],
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: [
    ...lawCases({
      product: quantity('F', 'net force', 'net force', 'N'),
      one: quantity('m', 'mass', 'mass', 'kg'),
      other: quantity('a', 'acceleration', 'acceleration', 'm/s²'),
      ones: [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50],
      others: [0.5, 1.5, 2, 2.5, 3, 4],
      stories: {
        F: [
          say(
            '{who} pushes a loaded cart with a mass of {m} kg so that it accelerates at {a} m/s². What is the net force on the cart?',
            'Itinulak ni {who} ang may-kargang kariton na may mass na {m} kg kaya nagkaroon ito ng acceleration na {a} m/s². Ano ang net force sa kariton?',
          ),
          say(
            'A box with a mass of {m} kg slides on a smooth floor and accelerates at {a} m/s². What net force acts on it?',
            'Ang kahong may mass na {m} kg ay dumudulas sa makinis na sahig at may acceleration na {a} m/s². Anong net force ang kumikilos dito?',
          ),
        ],
        m: [
          say(
            'A net force of {F} N gives a crate an acceleration of {a} m/s². What is the mass of the crate?',
            'Ang net force na {F} N ay nagbigay sa isang kahon ng acceleration na {a} m/s². Ano ang mass ng kahon?',
          ),
          say(
            '{who} pulls a cart with a net force of {F} N, and it accelerates at {a} m/s². What is the mass of the cart?',
            'Hinila ni {who} ang kariton sa net force na {F} N, at nagkaroon ito ng acceleration na {a} m/s². Ano ang mass ng kariton?',
          ),
        ],
        a: [
          say(
            'A net force of {F} N acts on a loaded cart with a mass of {m} kg. What is its acceleration?',
            'Kumikilos ang net force na {F} N sa may-kargang kariton na may mass na {m} kg. Ano ang acceleration nito?',
          ),
          say(
            '{who} pushes a box with a mass of {m} kg with a net force of {F} N. What is the acceleration of the box?',
            'Itinulak ni {who} ang kahong may mass na {m} kg sa net force na {F} N. Ano ang acceleration ng kahon?',
          ),
        ],
      },
    }),
    ...lawCases({
      product: quantity('F', 'net force', 'net force', 'N'),
      one: quantity('m', 'mass', 'mass', 'kg'),
      other: quantity('a', 'acceleration', 'acceleration', 'm/s²'),
      ones: range(800, 1_500, 100),
      others: [1.5, 2, 2.5, 3],
      stories: {
        F: [
          say(
            'A car with a mass of {m} kg accelerates at {a} m/s². What is the net force on it?',
            'Ang kotseng may mass na {m} kg ay may acceleration na {a} m/s². Ano ang net force dito?',
          ),
        ],
        a: [
          say(
            'The net force on a car with a mass of {m} kg is {F} N. What is its acceleration?',
            'Ang net force sa kotseng may mass na {m} kg ay {F} N. Ano ang acceleration nito?',
          ),
        ],
      },
    }),
  ],
})
