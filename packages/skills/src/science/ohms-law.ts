import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const ohmsLaw = formulaSkill({
  id: 'science/ohms-law',
  area: 'Science',
  name: say("Ohm's law", 'Batas ni Ohm'),
  grades: [8, 9],
  cues: {
    en: ["ohm's law", 'voltage', 'current', 'resistance', 'ohms', 'v = ir'],
    fil: ["ohm's law", 'batas ni ohm', 'voltage', 'current', 'resistance', 'v = ir'],
  },
  notation: [/V ?= ?I ?[×·]? ?R/, /\d ?Ω/],
  units: ['science/9/series-and-parallel-circuits', 'tle/9/household-electrical-installation'],
  largest: () => 1_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'When the voltage stays the same and the resistance increases, the current {decreases}.',
        'Kapag hindi nagbago ang voltage at tumaas ang resistance, ang current ay {bumababa}.',
      ),
      ask: say(
        'The voltage stays the same, but the resistance increases. What happens to the current?',
        'Hindi nagbago ang voltage ngunit tumaas ang resistance. Ano ang nangyayari sa current?',
      ),
      not: {
        en: ['increases', 'stays the same', 'changes direction'],
        fil: ['tumataas', 'hindi nagbabago', 'bumabaligtad ang direksiyon'],
      },
    },
    {
      say: say('The SI unit of resistance is the {ohm}.', 'Ang SI unit ng resistance ay {ohm}.'),
      ask: say('What is the SI unit of resistance?', 'Ano ang SI unit ng resistance?'),
      not: ['ampere', 'volt', 'watt'],
    },
    {
      say: say(
        'When the voltage across a resistor is tripled and its resistance stays the same, the current becomes {3} times as large.',
        'Kapag naging tatlong ulit ang voltage sa resistor at hindi nagbago ang resistance nito, ang current ay nagiging {3} ulit ng dati.',
      ),
      ask: say(
        'The voltage across a resistor is tripled, but its resistance stays the same. How many times as large does the current become?',
        'Naging tatlong ulit ang voltage sa resistor, ngunit hindi nagbago ang resistance nito. Ilang ulit ng dati ang current ngayon?',
      ),
      not: ['2', '6', '9'],
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: [
    ...lawCases({
      product: quantity('V', 'voltage', 'voltage', 'V'),
      one: quantity('I', 'current', 'current', 'A'),
      other: quantity('R', 'resistance', 'resistance', 'Ω'),
      ones: [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 1.5, 2],
      others: [3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 24],
      stories: {
        V: [
          say(
            'A current of {I} A flows through a lamp with a resistance of {R} Ω. What is the voltage across the lamp?',
            'May current na {I} A na dumadaloy sa lamparang may resistance na {R} Ω. Ano ang voltage sa lampara?',
          ),
          say(
            'In an experiment, {who} measures a current of {I} A through a resistor of {R} Ω. What is the voltage across it?',
            'Sa isang eksperimento, nasukat ni {who} ang current na {I} A sa resistor na {R} Ω. Ano ang voltage sa resistor?',
          ),
        ],
        I: [
          say(
            'A resistor of {R} Ω is connected to a voltage source of {V} V. What current flows through it?',
            'Ang resistor na {R} Ω ay ikinabit sa source na {V} V. Anong current ang dumadaloy dito?',
          ),
          say(
            '{who} connects a small lamp with a resistance of {R} Ω to a voltage of {V} V. What is the current?',
            'Ikinabit ni {who} ang maliit na lamparang may resistance na {R} Ω sa voltage na {V} V. Ano ang current?',
          ),
        ],
        R: [
          say(
            'A current of {I} A flows through a lamp at {V} V. What is the resistance of the lamp?',
            'May current na {I} A na dumadaloy sa lampara sa voltage na {V} V. Ano ang resistance ng lampara?',
          ),
          say(
            'In the laboratory, {who} reads {V} V across a resistor on the voltmeter and {I} A through it on the ammeter. What is the resistance?',
            'Sa laboratoryo, {V} V ang nabasa ni {who} sa voltmeter ng isang resistor at {I} A sa ammeter nito. Ano ang resistance ng resistor?',
          ),
        ],
      },
    }),
    ...lawCases({
      product: quantity('V', 'voltage', 'voltage', 'V'),
      one: quantity('I', 'current', 'current', 'A'),
      other: quantity('R', 'resistance', 'resistance', 'Ω'),
      ones: [2, 4, 5, 10],
      others: [110, 55, 44, 22],
      stories: {
        I: [
          say(
            'An appliance with a resistance of {R} Ω is plugged into a {V}-V outlet. What current flows through it?',
            'Ang appliance na may resistance na {R} Ω ay isinaksak sa outlet na {V} V. Anong current ang dumadaloy dito?',
          ),
        ],
        R: [
          say(
            'An appliance plugged into a {V}-V outlet draws a current of {I} A. What is its resistance?',
            'Ang appliance na nakasaksak sa outlet na {V} V ay dinadaluyan ng current na {I} A. Ano ang resistance nito?',
          ),
        ],
      },
    }).map((each) => ({
      ...each,
      draw: (draw: Parameters<typeof each.draw>[0]) => {
        const I = draw.pick([2, 4, 5, 10])
        return { V: 220, I, R: 220 / I }
      },
    })),
  ],
})
