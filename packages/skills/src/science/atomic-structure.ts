import { type Case, type FormulaWords, formulaSkill, rules, same, say } from './formula.ts'

type Mistake = 'mass-number' | 'atomic-number' | 'sum' | 'sign' | 'neutral' | 'neutrons' | 'one-off'

/** Name, atomic number, mass number and the charge of its usual ion. */
const elements: readonly (readonly [string, number, number, number])[] = [
  ['lithium', 3, 7, 1],
  ['beryllium', 4, 9, 2],
  ['boron', 5, 11, 0],
  ['carbon', 6, 12, 0],
  ['carbon', 6, 14, 0],
  ['nitrogen', 7, 14, -3],
  ['oxygen', 8, 16, -2],
  ['oxygen', 8, 18, -2],
  ['fluorine', 9, 19, -1],
  ['neon', 10, 20, 0],
  ['sodium', 11, 23, 1],
  ['magnesium', 12, 24, 2],
  ['aluminum', 13, 27, 3],
  ['silicon', 14, 28, 0],
  ['phosphorus', 15, 31, -3],
  ['sulfur', 16, 32, -2],
  ['chlorine', 17, 35, -1],
  ['argon', 18, 40, 0],
  ['potassium', 19, 39, 1],
  ['calcium', 20, 40, 2],
  ['iron', 26, 56, 2],
  ['copper', 29, 63, 2],
  ['zinc', 30, 64, 2],
]

const wroteCharge = (charge: number) => `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`

type Shape = Omit<Case<Mistake>, 'unit' | 'draw' | 'stories'> & { story: FormulaWords }

function casesFor([name, z, a, charge]: (typeof elements)[number]): Case<Mistake>[] {
  const shaped = ({ story, ...each }: Shape): Case<Mistake> => ({
    ...each,
    unit: '',
    draw: () => ({ z, a, r: a - z }),
    stories: [story],
  })
  const [n, e] = [a - z, z - charge]
  return [
    shaped({
      asks: 'neutrons',
      find: () => a - z,
      wrong: () => ({ 'mass-number': a, 'atomic-number': z, sum: a + z, 'one-off': n + 1 }),
      plain: say(
        `How many neutrons are in an atom of ${name} with atomic number {z} and mass number {a}?`,
        `Ilang neutron ang nasa atom ng ${name} na may atomic number na {z} at mass number na {a}?`,
      ),
      story: say(
        `An atom of ${name} has {z} protons and a mass number of {a}. How many neutrons does it have?`,
        `Ang atom ng ${name} ay may {z|proton} at mass number na {a}. Ilang neutron ang mayroon ito?`,
      ),
      says: say(
        `An atom of ${name} with atomic number {z} and mass number {a} has {answer} neutrons.`,
        `Ang bilang ng neutron ng atom ng ${name} na may atomic number na {z} at mass number na {a} ay {answer}.`,
      ),
      steps: [
        say('Neutrons = mass number − atomic number', 'Neutron = mass number − atomic number'),
        same('{a} − {z} = {answer}'),
      ],
    }),
    shaped({
      asks: 'mass',
      find: () => z + n,
      wrong: () => ({ 'atomic-number': z, neutrons: n, sum: z + n + z, 'one-off': a + 1 }),
      plain: say(
        `What is the mass number of an atom of ${name} with {z} protons and {r} neutrons?`,
        `Ano ang mass number ng atom ng ${name} na may {z|proton} at {r|neutron}?`,
      ),
      story: say(
        `The nucleus of an atom of ${name} is made of {z} protons and {r} neutrons. What is its mass number?`,
        `Ang nucleus ng atom ng ${name} ay binubuo ng {z|proton} at {r|neutron}. Ano ang mass number nito?`,
      ),
      says: say(
        `An atom of ${name} with {z} protons and {r} neutrons has a mass number of {answer}.`,
        `Ang atom ng ${name} na may {z|proton} at {r|neutron} ay may mass number na {answer}.`,
      ),
      steps: [
        say('Mass number = protons + neutrons', 'Mass number = proton + neutron'),
        same('{z} + {r} = {answer}'),
      ],
    }),
    ...(charge === 0
      ? []
      : [
          shaped({
            asks: 'electrons',
            find: () => e,
            wrong: () => ({
              sign: z + charge,
              neutral: z,
              neutrons: n,
              'mass-number': a,
              'one-off': e + (charge > 0 ? -1 : 1),
            }),
            plain: say(
              `How many electrons does an ion of ${name} with atomic number {z} and a charge of ${wroteCharge(charge)} have?`,
              `Ilang electron ang mayroon sa ion ng ${name} na may atomic number na {z} at charge na ${wroteCharge(charge)}?`,
            ),
            story: say(
              `An ion of ${name} has {z} protons, {r} neutrons and a charge of ${wroteCharge(charge)}. How many electrons does it have?`,
              `Ang ion ng ${name} ay may {z|proton}, {r|neutron} at charge na ${wroteCharge(charge)}. Ilang electron ang mayroon ito?`,
            ),
            says: say(
              `An ion of ${name} with {z} protons and a charge of ${wroteCharge(charge)} has {answer} electrons.`,
              `Ang bilang ng electron ng ion ng ${name} na may {z|proton} at charge na ${wroteCharge(charge)} ay {answer}.`,
            ),
            steps: [
              charge > 0
                ? say('A positive ion has lost electrons.', 'Ang positibong ion ay nabawasan ng electron.')
                : say(
                    'A negative ion has gained electrons.',
                    'Ang negatibong ion ay nadagdagan ng electron.',
                  ),
              same(`{z} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = {answer}`),
            ],
          }),
        ]),
  ]
}

export const atomicStructure = formulaSkill<Mistake>({
  id: 'science/atomic-structure',
  area: 'Science',
  name: say('Protons, neutrons and electrons', 'Proton, neutron at electron'),
  grades: [8, 9],
  cues: {
    en: ['protons', 'neutrons', 'electrons', 'atomic number', 'mass number', 'subatomic particles'],
    fil: ['proton', 'neutron', 'electron', 'atomic number', 'mass number', 'subatomic particle'],
  },
  units: ['science/8/atomic-structure', 'science/8/periodic-table'],
  largest: () => 130,
  mistakes: {
    'mass-number': say('gave the mass number', 'ang mass number ang ibinigay'),
    'atomic-number': say('gave the atomic number', 'ang atomic number ang ibinigay'),
    sum: say(
      'added the atomic number once too often',
      'sumobra ng isang beses ang pagdagdag ng atomic number',
    ),
    sign: say('took the charge with the wrong sign', 'maling sign ng charge ang ginamit'),
    neutral: say('took the ion for a neutral atom', 'inakalang neutral na atom ang ion'),
    neutrons: say('gave the number of neutrons', 'ang bilang ng neutron ang ibinigay'),
    'one-off': say('miscounted by one', 'nagkamali ng isa sa bilang'),
  },
  rules: rules(
    {
      say: say(
        'The atomic number of an element tells how many {protons} are in the nucleus of its atom.',
        'Sinasabi ng atomic number ng isang element kung ilan ang {proton} sa nucleus ng atom nito.',
      ),
      ask: say(
        'Which particles in the nucleus does the atomic number of an element count?',
        'Aling particle sa nucleus ang binibilang ng atomic number ng isang element?',
      ),
      not: {
        en: ['neutrons', 'electrons', 'protons and neutrons together'],
        fil: ['neutron', 'electron', 'pinagsamang proton at neutron'],
      },
    },
    {
      say: say(
        'The particle of the atom with a negative charge is the {electron}.',
        'Ang particle ng atom na may negatibong charge ay ang {electron}.',
      ),
      ask: say(
        'Which particle of the atom has a negative charge?',
        'Aling particle ng atom ang may negatibong charge?',
      ),
      not: ['proton', 'neutron', 'nucleus'],
    },
    {
      say: say(
        'Atoms of the same element with different numbers of neutrons are called {isotopes}.',
        'Ang mga atom ng iisang element na magkakaiba ang bilang ng neutron ay tinatawag na mga {isotope}.',
      ),
      ask: say(
        'What do we call atoms of the same element with different numbers of neutrons?',
        'Ano ang tawag sa mga atom ng iisang element na magkakaiba ang bilang ng neutron?',
      ),
      not: { en: ['ions', 'molecules', 'compounds'], fil: ['ion', 'molecule', 'compound'] },
    },
  ),
  main: ['sign', 'neutral', 'sum'],
  cases: elements.flatMap(casesFor),
})
