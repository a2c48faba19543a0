import { formulaSkill, range, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

const setting = {
  product: quantity('v', 'wave speed', 'wave speed', 'm/s'),
  one: quantity('f', 'frequency', 'frequency', 'Hz'),
  other: quantity('λ', 'wavelength', 'wavelength', 'm'),
}

export const waveSpeed = formulaSkill({
  id: 'science/wave-speed',
  area: 'Science',
  name: say('Wave speed, frequency and wavelength', 'Wave speed, frequency at wavelength'),
  grades: [7, 10],
  cues: {
    en: ['wave speed', 'wavelength', 'frequency', 'hertz', 'v = fλ', 'crest'],
    fil: ['wave speed', 'wavelength', 'frequency', 'hertz', 'v = fλ', 'alon'],
  },
  notation: [/v ?= ?f ?[×·]? ?λ/, /\d ?Hz/],
  units: [],
  largest: () => 1_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'The distance from one crest of a wave to the next is called the {wavelength}.',
        'Ang distansiya mula sa isang crest ng wave hanggang sa kasunod na crest ay tinatawag na {wavelength}.',
      ),
      ask: say(
        'What do we call the distance from one crest of a wave to the next?',
        'Ano ang tawag sa distansiya mula sa isang crest ng wave hanggang sa kasunod na crest?',
      ),
      not: ['amplitude', 'frequency', 'period'],
    },
    {
      say: say(
        'The number of waves that pass a point in one second is called the {frequency}.',
        'Ang bilang ng mga wave na dumaraan sa isang punto sa bawat segundo ay tinatawag na {frequency}.',
      ),
      ask: say(
        'What do we call the number of waves that pass a point in one second?',
        'Ano ang tawag sa bilang ng mga wave na dumaraan sa isang punto sa bawat segundo?',
      ),
      not: ['wavelength', 'amplitude', 'period'],
    },
    {
      say: say(
        'When the speed of a wave stays the same and its frequency doubles, its wavelength {becomes half as long}.',
        'Kapag hindi nagbago ang speed ng wave at nadoble ang frequency nito, ang wavelength nito ay {nangangalahati}.',
      ),
      ask: say(
        'The speed of a wave stays the same, but its frequency doubles. What happens to its wavelength?',
        'Hindi nagbago ang speed ng wave ngunit nadoble ang frequency nito. Ano ang nangyayari sa wavelength nito?',
      ),
      not: {
        en: ['becomes twice as long', 'stays the same', 'becomes four times as long'],
        fil: ['nadodoble', 'hindi nagbabago', 'nagiging apat na ulit'],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: [
    ...lawCases({
      ...setting,
      ones: [0.2, 0.25, 0.4, 0.5],
      others: [2, 3, 4, 5, 6, 8, 10, 12],
      stories: {
        v: [
          say(
            'Waves in the sea have a frequency of {f} Hz and a wavelength of {λ} m. What is their speed?',
            'Ang mga alon sa dagat ay may frequency na {f} Hz at wavelength na {λ} m. Ano ang speed ng mga ito?',
          ),
          say(
            'From the shore, {who} observes waves with a frequency of {f} Hz and a wavelength of {λ} m. What is the speed of the waves?',
            'Mula sa pampang, naobserbahan ni {who} ang mga alon na may frequency na {f} Hz at wavelength na {λ} m. Ano ang speed ng mga alon?',
          ),
        ],
        f: [
          say(
            'Water waves with a wavelength of {λ} m travel at a speed of {v} m/s. What is their frequency?',
            'Ang mga alon sa tubig na may wavelength na {λ} m ay naglalakbay sa bilis na {v} m/s. Ano ang frequency ng mga ito?',
          ),
        ],
        λ: [
          say(
            'Water waves with a frequency of {f} Hz travel at a speed of {v} m/s. What is their wavelength?',
            'Ang mga alon sa tubig na may frequency na {f} Hz ay naglalakbay sa bilis na {v} m/s. Ano ang wavelength ng mga ito?',
          ),
        ],
      },
    }),
    ...lawCases({
      ...setting,
      ones: [85, 170, 340, 680, ...range(100, 500, 50)],
      others: [0.5, 0.68, 0.8, 2, 2.5, 3.4, 4],
      stories: {
        f: [
          say(
            'A sound wave in air has a speed of {v} m/s and a wavelength of {λ} m. What is its frequency?',
            'Ang sound wave sa hangin ay may speed na {v} m/s at wavelength na {λ} m. Ano ang frequency nito?',
          ),
        ],
        λ: [
          say(
            'A sound wave in air has a speed of {v} m/s and a frequency of {f} Hz. What is its wavelength?',
            'Ang sound wave sa hangin ay may speed na {v} m/s at frequency na {f} Hz. Ano ang wavelength nito?',
          ),
        ],
        v: [
          say(
            'A sound wave in air has a frequency of {f} Hz and a wavelength of {λ} m. What is its speed?',
            'Ang sound wave sa hangin ay may frequency na {f} Hz at wavelength na {λ} m. Ano ang speed nito?',
          ),
        ],
      },
    }).map((each) => ({
      ...each,
      draw: (draw: Parameters<typeof each.draw>[0]) => {
        const λ = draw.pick([0.4, 0.5, 0.8, 1.7, 2, 3.4, 4])
        return { v: 340, λ, f: 340 / λ }
      },
    })),
  ],
})
