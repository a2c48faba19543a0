import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const pressure = formulaSkill({
  id: 'science/pressure',
  area: 'Science',
  name: say('Pressure, force and area', 'Pressure, force at area'),
  grades: [8, 11],
  cues: {
    en: ['pressure', 'force per unit area', 'pascal', 'p = f/a', 'hydraulic'],
    fil: ['pressure', 'presyon', 'force bawat area', 'pascal', 'p = f/a', 'hydraulic'],
  },
  notation: [/\b\d+ ?(?:Pa|kPa)\b/],
  units: ['general-science/11/archimedes-and-pascals-principles'],
  largest: () => 10_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find pressure, {divide the force by the area}.',
        'Upang makuha ang pressure, {hatiin ang force sa area}.',
      ),
      ask: say('How do we find pressure?', 'Paano makukuha ang pressure?'),
      not: {
        en: [
          'multiply the force by the area',
          'divide the area by the force',
          'divide the force by the volume',
        ],
        fil: ['paramihin ang force sa area', 'hatiin ang area sa force', 'hatiin ang force sa volume'],
      },
    },
    {
      say: say('The SI unit of pressure is the {pascal}.', 'Ang SI unit ng pressure ay {pascal}.'),
      ask: say('What is the SI unit of pressure?', 'Ano ang SI unit ng pressure?'),
      not: ['newton', 'joule', 'watt'],
    },
    {
      say: say(
        'When the same force acts on half the area, the pressure {doubles}.',
        'Kapag kumilos ang parehong force sa kalahati ng area, ang pressure ay {nadodoble}.',
      ),
      ask: say(
        'The same force acts on half the area. What happens to the pressure?',
        'Kumilos ang parehong force sa kalahati ng area. Ano ang nangyayari sa pressure?',
      ),
      not: {
        en: ['becomes half', 'stays the same', 'becomes four times as large'],
        fil: ['nangangalahati', 'hindi nagbabago', 'nagiging apat na ulit'],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: lawCases({
    product: quantity('F', 'force', 'force', 'N'),
    one: quantity('P', 'pressure', 'pressure', 'Pa'),
    other: quantity('A', 'area', 'area', 'm²'),
    ones: [150, 200, 250, 300, 400, 500, 600, 800],
    others: [0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2],
    stories: {
      P: [
        say(
          'A box that weighs {F} N rests on a floor area of {A} m². What pressure does it exert on the floor?',
          'Ang kahong may weight na {F} N ay nakapatong sa {A} m² na bahagi ng sahig. Anong pressure ang ibinibigay nito sa sahig?',
        ),
        say(
          'A force of {F} N acts evenly on an area of {A} m². What is the pressure?',
          'Ang force na {F} N ay pantay na kumikilos sa area na {A} m². Ano ang pressure?',
        ),
        say(
          'A water container that weighs {F} N stands on a base with an area of {A} m². What pressure does it exert on the ground?',
          'Ang lalagyan ng tubig na may weight na {F} N ay nakatayo sa base na may area na {A} m². Anong pressure ang ibinibigay nito sa lupa?',
        ),
      ],
      F: [
        say(
          'The wind exerts a pressure of {P} Pa on a signboard with an area of {A} m². What is the force on the signboard?',
          'Ang hangin ay nagbibigay ng pressure na {P} Pa sa karatulang may area na {A} m². Ano ang force sa karatula?',
        ),
        say(
          'A pressure of {P} Pa acts on a window with an area of {A} m². What is the force on the window?',
          'May pressure na {P} Pa sa bintanang may area na {A} m². Ano ang force sa bintana?',
        ),
      ],
      A: [
        say(
          'A statue that weighs {F} N exerts a pressure of {P} Pa on the ground. What is the area of its base?',
          'Ang estatwang may weight na {F} N ay nagbibigay ng pressure na {P} Pa sa lupa. Ano ang area ng base nito?',
        ),
        say(
          'A crate that weighs {F} N exerts a pressure of {P} Pa on the floor. What is the area of its base?',
          'Ang kahong may weight na {F} N ay nagbibigay ng pressure na {P} Pa sa sahig. Ano ang area ng base nito?',
        ),
      ],
    },
  }),
})
