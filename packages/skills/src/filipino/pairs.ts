import type { Skill } from '../skill.ts'
import { skill } from '../skill.ts'
import { filipinoMistakes, type Head, head } from './kinds.ts'

type Blank = { text: string; right: number; why: string }
type Given = { first: Blank; second: Blank }
type Options = readonly [string, string]

/** Why one of two words is right, and sentences with a blank where it is. */
type Use = { right: 0 | 1; why: string; of: readonly string[] }

type PairSkill = Head & {
  /** What may stand in the first blank and in the second. */
  options: readonly [Options, Options]
  uses: readonly Use[]
}

const asked = ([[a, b], [c, d]]: PairSkill['options']) =>
  a === c ? `“${a}” o “${b}”` : `(a) “${a}” o “${b}”; (b) “${c}” o “${d}”`

const both = ({ first, second }: Given) => `(a) ${first.text} (b) ${second.text}`

/** Two sentences with a blank each, so that two words that are confused make four answers. */
export function pairSkill({ options, uses, ...rest }: PairSkill): Skill {
  const pair = ({ first, second }: Given, firstFlip = 0, secondFlip = 0) =>
    `(a) ${options[0][first.right ^ firstFlip]}, (b) ${options[1][second.right ^ secondFlip]}`
  return skill<Given, 'first' | 'second' | 'both'>({
    ...head(rest),
    mistakes: filipinoMistakes({
      first: 'mali ang salitang ginamit sa unang pangungusap',
      second: 'mali ang salitang ginamit sa ikalawang pangungusap',
      both: 'mali ang mga salitang ginamit sa dalawang pangungusap',
    }),
    draw: (draw) => {
      const blank = (): Blank => {
        const { of, ...use } = draw.pick(uses)
        return { ...use, text: draw.pick(of) }
      }
      const [first, second] = [blank(), blank()]
      if (first.text === second.text) throw new RangeError('Twice the same sentence.')
      return { first, second }
    },
    answer: (given) => pair(given),
    wrong: (given) => ({ first: pair(given, 1), second: pair(given, 0, 1), both: pair(given, 1, 1) }),
    stems: {
      fil: [
        {
          level: 'apply',
          text: (given) => `Alin ang wastong ilagay sa mga patlang, ${asked(options)}? ${both(given)}`,
        },
        {
          level: 'apply',
          text: (given) => `Punan ang mga patlang ng wastong salita: ${asked(options)}. ${both(given)}`,
        },
      ],
    },
    statement: {
      fil: (given, answer) => `Basahin: ${both(given)} Ang wastong sagot sa mga patlang ay ${answer}.`,
    },
    solution: {
      fil: ({ first, second }) => [
        `(a) ${first.why} ${first.text.replace('____', options[0][first.right] ?? '')}`,
        `(b) ${second.why} ${second.text.replace('____', options[1][second.right] ?? '')}`,
      ],
    },
  })
}
