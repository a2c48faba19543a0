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
      say: say('Density is mass divided by {volume}.', 'Ang density ay mass na hinati sa {volume}.'),
      ask: say(
        'By what is mass divided to get density?',
        'Sa ano hinahati ang mass upang makuha ang density?',
      ),
      not: ['weight', 'area', 'temperature'],
    },
    {
      say: say(
        'A solid that is less dense than water {floats} in water.',
        'Ang solid na mas mababa ang density kaysa tubig ay {lumulutang} sa tubig.',
      ),
      ask: say(
        'What does a solid that is less dense than water do in water?',
        'Ano ang nangyayari sa tubig sa solid na mas mababa ang density kaysa tubig?',
      ),
      not: { en: ['sinks', 'dissolves', 'melts'], fil: ['lumulubog', 'natutunaw', 'sumisingaw'] },
    },
    {
      say: say(
        'When a block of aluminum is cut in half, the density of each piece {stays the same}.',
        'Kapag hinati sa dalawa ang bloke ng aluminum, ang density ng bawat piraso ay {hindi nagbabago}.',
      ),
      ask: say(
        'What happens to the density of each piece when a block of aluminum is cut in half?',
        'Ano ang nangyayari sa density ng bawat piraso kapag hinati sa dalawa ang bloke ng aluminum?',
      ),
      not: {
        en: ['is halved', 'is doubled', 'becomes zero'],
        fil: ['nagiging kalahati', 'nadodoble', 'nagiging zero'],
      },
    },
  ),
  cases: [
    ...lawCases({
      ...setting,
      ones: [2.7, 2.5, 7.8, 8.9],
      others: [10, 20, 30, 40, 50, 60, 80, 100],
      stories: {
        d: [
          say(
            'A piece of metal has a mass of {m} g and a volume of {V} cm³. What is its density?',
            'Ang isang piraso ng metal ay may mass na {m} g at volume na {V} cm³. Ano ang density nito?',
          ),
          say(
            '{who} finds that a stone has a mass of {m} g and pushes aside {V} cm³ of water when it sinks. What is the density of the stone?',
            'Natuklasan ni {who} na ang bato ay may mass na {m} g at nagtaboy ng {V} cm³ na tubig nang lumubog. Ano ang density ng bato?',
          ),
        ],
        m: [
          say(
            'A solid block has a density of {d} g/cm³ and a volume of {V} cm³. What is its mass?',
            'Ang isang buong bloke ay may density na {d} g/cm³ at volume na {V} cm³. Ano ang mass nito?',
          ),
        ],
        V: [
          say(
            'A sample with a density of {d} g/cm³ has a mass of {m} g. What is its volume?',
            'Ang sample na may density na {d} g/cm³ ay may mass na {m} g. Ano ang volume nito?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [0.5, 0.6, 0.7, 0.8, 0.9, 1.2],
      others: [20, 25, 30, 40, 50, 60, 80, 100, 120, 150],
      stories: {
        d: [
          say(
            'A block of wood or plastic has a mass of {m} g and a volume of {V} cm³. What is its density?',
            'Ang isang bloke ng kahoy o plastik ay may mass na {m} g at volume na {V} cm³. Ano ang density nito?',
          ),
          say(
            '{who} weighs {V} cm³ of a liquid and finds a mass of {m} g. What is the density of the liquid?',
            'Tinimbang ni {who} ang {V} cm³ ng isang likido at nakuha ang mass na {m} g. Ano ang density ng likido?',
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
            '{who} needs {m} g of a liquid with a density of {d} g/cm³. What volume of it is that?',
            'Kailangan ni {who} ng {m} g ng likidong may density na {d} g/cm³. Ano ang volume nito?',
          ),
        ],
      },
    }),
  ],
})
