import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

const setting = {
  product: quantity('m', 'mass', 'mass', 'g'),
  one: quantity('d', 'density', 'density', 'g/cm³'),
  other: quantity('V', 'volume', 'volume', 'cm³'),
}

export const density = formulaSkill({
  id: 'science/density',
  area: 'Science',
  name: say('Density, mass and volume', 'Density, mass at volume'),
  grades: [7, 9],
  cues: {
    en: ['density', 'mass and volume', 'mass per unit volume', 'grams per cubic centimeter', 'sink or float'],
    fil: [
      'density',
      'mass at volume',
      'mass bawat volume',
      'gramo bawat cubic centimeter',
      'lulutang o lulubog',
    ],
  },
  notation: [/g\/cm³|g\/mL/],
  units: ['general-science/11/archimedes-and-pascals-principles'],
  largest: () => 3_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find density, {divide the mass by the volume}.',
        'Upang makuha ang density, {hatiin ang mass sa volume}.',
      ),
      ask: say('How do we find density?', 'Paano makukuha ang density?'),
      not: {
        en: [
          'multiply the mass by the volume',
          'divide the volume by the mass',
          'divide the mass by the area',
        ],
        fil: ['paramihin ang mass sa volume', 'hatiin ang volume sa mass', 'hatiin ang mass sa area'],
      },
    },
    {
      say: say(
        'In water, which has a density of 1 g/cm³, a piece of wood with a density of 0.8 g/cm³ {floats}.',
        'Sa tubig na may density na 1 g/cm³, ang kahoy na may density na 0.8 g/cm³ ay {lumulutang}.',
      ),
      ask: say(
        'The density of water is 1 g/cm³. What does a piece of wood with a density of 0.8 g/cm³ do in water?',
        'Ang density ng tubig ay 1 g/cm³. Ano ang nangyayari sa tubig sa kahoy na may density na 0.8 g/cm³?',
      ),
      not: {
        en: ['sinks to the bottom', 'stays halfway down', 'dissolves'],
        fil: ['lumulubog sa ilalim', 'nananatili sa kalagitnaan', 'natutunaw'],
      },
    },
    {
      say: say(
        'When a block of aluminum is cut in half, the density of each piece {stays the same}.',
        'Kapag hinati sa dalawa ang bloke ng aluminum, ang density ng bawat piraso ay {hindi nagbabago}.',
      ),
      ask: say(
        'A block of aluminum is cut in half. What happens to the density of each piece?',
        'Hinati sa dalawa ang bloke ng aluminum. Ano ang nangyayari sa density ng bawat piraso?',
      ),
      not: {
        en: ['becomes half', 'doubles', 'becomes four times as large'],
        fil: ['nangangalahati', 'nadodoble', 'nagiging apat na ulit'],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: [
    ...lawCases({
      ...setting,
      ones: [2.7, 7.8, 8.9],
      others: [10, 20, 30, 40, 50, 60, 80, 100],
      stories: {
        d: [
          say(
            'A piece of metal has a mass of {m} g and a volume of {V} cm³. What is its density?',
            'Ang isang piraso ng metal ay may mass na {m} g at volume na {V} cm³. Ano ang density nito?',
          ),
        ],
        m: [
          say(
            'A solid block of metal has a density of {d} g/cm³ and a volume of {V} cm³. What is its mass?',
            'Ang isang buong bloke ng metal ay may density na {d} g/cm³ at volume na {V} cm³. Ano ang mass nito?',
          ),
        ],
        V: [
          say(
            'A metal bar with a density of {d} g/cm³ has a mass of {m} g. What is its volume?',
            'Ang barang metal na may density na {d} g/cm³ ay may mass na {m} g. Ano ang volume nito?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [2.5, 2.6, 2.8, 3],
      others: [10, 15, 20, 25, 30, 40, 50, 60],
      stories: {
        d: [
          say(
            'A stone with a mass of {m} g raises the water in a measuring cup by {V} cm³. What is the density of the stone?',
            'Ang batong may mass na {m} g ay nagpataas nang {V} cm³ sa tubig ng panukat na tasa. Ano ang density ng bato?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [0.5, 0.6, 0.7, 0.8],
      others: [20, 25, 30, 40, 50, 60, 80, 100, 120, 150],
      stories: {
        d: [
          say(
            'A block of wood has a mass of {m} g and a volume of {V} cm³. What is its density?',
            'Ang isang bloke ng kahoy ay may mass na {m} g at volume na {V} cm³. Ano ang density nito?',
          ),
        ],
        m: [
          say(
            'A block of wood with a volume of {V} cm³ has a density of {d} g/cm³. What is its mass?',
            'Ang bloke ng kahoy na may volume na {V} cm³ ay may density na {d} g/cm³. Ano ang mass nito?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [0.9, 1.2, 1.4],
      others: [20, 25, 30, 40, 50, 60, 80, 100, 120, 150],
      stories: {
        d: [
          say(
            'A piece of plastic has a mass of {m} g and a volume of {V} cm³. What is its density?',
            'Ang isang piraso ng plastik ay may mass na {m} g at volume na {V} cm³. Ano ang density nito?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [0.8, 0.9, 1.1, 1.2, 1.3],
      others: [20, 30, 40, 50, 60, 80, 100, 120, 150, 200],
      stories: {
        d: [
          say(
            '{who} finds that {V} cm³ of a liquid has a mass of {m} g. What is the density of the liquid?',
            'Natuklasan ni {who} na may mass na {m} g ang {V} cm³ ng isang likido. Ano ang density ng likido?',
          ),
        ],
        m: [
          say(
            'What is the mass of {V} cm³ of a liquid with a density of {d} g/cm³?',
            'Ano ang mass ng {V} cm³ ng likidong may density na {d} g/cm³?',
          ),
          say(
            'A bottle holds {V} cm³ of a liquid with a density of {d} g/cm³. What is the mass of the liquid?',
            'May laman ang bote na {V} cm³ ng likidong may density na {d} g/cm³. Ano ang mass ng likido?',
          ),
        ],
        V: [
          say(
            '{who} needs {m} g of a liquid with a density of {d} g/cm³. What volume of the liquid is that?',
            'Kailangan ni {who} ng {m} g ng likidong may density na {d} g/cm³. Anong volume ng likido iyon?',
          ),
        ],
      },
    }),
  ],
})
