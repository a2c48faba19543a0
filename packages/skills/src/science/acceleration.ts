import { type Case, formulaSkill, type Numbers, need, range, rules, say } from './formula.ts'

type Mistake =
  | 'no-change'
  | 'start'
  | 'added'
  | 'multiplied'
  | 'undivided'
  | 'ten'
  | 'all'
  | 'no-start'
  | 'speed-time'
  | 'first-add'

const numbers =
  (start: readonly number[], rate: readonly number[], times: readonly number[]): Case<Mistake>['draw'] =>
  (draw) => {
    const [u, a, t] = [draw.pick(start), draw.pick(rate), draw.pick(times)]
    need(u + a * t <= 20)
    return { u, v: u + a * t, t, a }
  }

const of = (n: Numbers) => ({ u: n.u ?? 0, v: n.v ?? 0, t: n.t ?? 1, a: n.a ?? 0 })

export const acceleration = formulaSkill<Mistake>({
  id: 'science/acceleration',
  area: 'Science',
  name: say('Acceleration', 'Acceleration'),
  grades: [7, 9],
  cues: {
    en: [
      'acceleration',
      'change in velocity',
      'final velocity',
      'initial velocity',
      'uniformly accelerated motion',
    ],
    fil: ['acceleration', 'pagbabago ng velocity', 'final velocity', 'initial velocity', 'pagbilis'],
  },
  notation: [/m\/s²/],
  units: [],
  largest: () => 100,
  mistakes: {
    'no-change': say('used only the final velocity', 'ang final velocity lamang ang ginamit'),
    start: say('used only the initial velocity', 'ang initial velocity lamang ang ginamit'),
    added: say(
      'added the two velocities instead of subtracting',
      'pinagsama ang dalawang velocity sa halip na magbawas',
    ),
    multiplied: say(
      'multiplied by the time instead of dividing',
      'nag-multiply sa oras sa halip na mag-divide',
    ),
    undivided: say('left out the time', 'hindi ginamit ang oras'),
    all: say('added all the numbers', 'pinagsama ang lahat ng bilang'),
    'no-start': say('left out the initial velocity', 'hindi isinama ang initial velocity'),
    'speed-time': say('multiplied the initial velocity by the time', 'pinarami ang initial velocity sa oras'),
    'first-add': say('added before multiplying', 'nagdagdag muna bago nag-multiply'),
    ten: say(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
  },
  rules: rules(
    {
      say: say(
        'To find acceleration, {divide the change in velocity by the time}.',
        'Upang makuha ang acceleration, {hatiin ang pagbabago sa velocity sa oras}.',
      ),
      ask: say('How do we find acceleration?', 'Paano makukuha ang acceleration?'),
      not: {
        en: [
          'divide the distance by the time',
          'multiply the change in velocity by the time',
          'divide the time by the change in velocity',
        ],
        fil: [
          'hatiin ang distansiya sa oras',
          'paramihin ang pagbabago sa velocity sa oras',
          'hatiin ang oras sa pagbabago sa velocity',
        ],
      },
    },
    {
      say: say('The SI unit of acceleration is {m/s²}.', 'Ang SI unit ng acceleration ay {m/s²}.'),
      ask: say('What is the SI unit of acceleration?', 'Ano ang SI unit ng acceleration?'),
      not: ['m/s', 'N', 'kg·m/s'],
    },
    {
      say: say(
        'A car that moves in a straight line at a constant 20 m/s for 5 s has an acceleration of {0 m/s²}.',
        'Ang kotseng umaandar nang tuwid sa hindi nagbabagong bilis na 20 m/s sa loob ng 5 s ay may acceleration na {0 m/s²}.',
      ),
      ask: say(
        'A car moves in a straight line at a constant 20 m/s for 5 s. What is its acceleration?',
        'Umaandar nang tuwid ang kotse sa hindi nagbabagong bilis na 20 m/s sa loob ng 5 s. Ano ang acceleration nito?',
      ),
      not: ['4 m/s²', '20 m/s²', '100 m/s²'],
    },
  ),
  main: ['no-change', 'no-start'],
  cases: [
    {
      asks: 'a',
      unit: 'm/s²',
      draw: numbers(range(2, 12), [1.5, 2, 2.5, 3, 4], range(2, 8)),
      find: (n) => (of(n).v - of(n).u) / of(n).t,
      wrong: (n) => {
        const { u, v, t, a } = of(n)
        return {
          'no-change': v / t,
          start: u / t,
          added: (v + u) / t,
          multiplied: t < 4 ? (v - u) * t : undefined,
          undivided: v - u,
          ten: a * 10,
        }
      },
      plain: say(
        'The velocity of a body along a straight line changes from {u} m/s to {v} m/s in {t} s. What is its acceleration?',
        'Mula {u} m/s, naging {v} m/s ang velocity ng isang bagay na tuwid ang galaw sa loob ng {t} s. Ano ang acceleration nito?',
      ),
      stories: [
        say(
          'A jeepney speeds up from {u} m/s to {v} m/s in {t} s. What is its acceleration?',
          'Bumilis ang isang jeepney mula {u} m/s hanggang {v} m/s sa loob ng {t} s. Ano ang acceleration nito?',
        ),
        say(
          '{who} is on a motorcycle that speeds up from {u} m/s to {v} m/s in {t} s. What is the acceleration of the motorcycle?',
          'Sakay si {who} ng motorsiklo na bumilis mula {u} m/s hanggang {v} m/s sa loob ng {t} s. Ano ang acceleration ng motorsiklo?',
        ),
        say(
          'An LRT train leaving a curve goes from {u} m/s to {v} m/s in {t} s. What is its acceleration?',
          'Paglabas sa kurbada, ang tren ng LRT ay bumilis mula {u} m/s hanggang {v} m/s sa loob ng {t} s. Ano ang acceleration nito?',
        ),
      ],
      says: say(
        'A body that goes from {u} m/s to {v} m/s in {t} s has an acceleration of {answer}.',
        'Ang bagay na bumilis mula {u} m/s hanggang {v} m/s sa loob ng {t} s ay may acceleration na {answer}.',
      ),
      steps: [
        say(
          'Acceleration = (final velocity − initial velocity) ÷ time',
          'Acceleration = (final velocity − initial velocity) ÷ oras',
        ),
        say('a = ({v} m/s − {u} m/s) ÷ {t} s = {answer}', 'a = ({v} m/s − {u} m/s) ÷ {t} s = {answer}'),
      ],
    },
    {
      asks: 'v',
      unit: 'm/s',
      draw: numbers(range(2, 12), [1.5, 2, 2.5, 3], range(2, 6)),
      find: (n) => of(n).u + of(n).a * of(n).t,
      wrong: (n) => {
        const { u, t, a } = of(n)
        return {
          'no-start': a * t,
          undivided: u + a,
          'first-add': (u + a) * t,
          all: u + a + t,
          'speed-time': u * t,
        }
      },
      plain: say(
        'A body with an initial velocity of {u} m/s accelerates at {a} m/s² for {t} s. What is its final velocity?',
        'Ang isang bagay na may initial velocity na {u} m/s ay may acceleration na {a} m/s² sa loob ng {t} s. Ano ang final velocity nito?',
      ),
      stories: [
        say(
          'A car moving at {u} m/s along a straight road accelerates at {a} m/s² for {t} s. What is its final velocity?',
          'Ang kotseng tumatakbo nang {u} m/s sa tuwid na kalsada ay nagkaroon ng acceleration na {a} m/s² sa loob ng {t} s. Ano ang final velocity nito?',
        ),
        say(
          '{who} rides a motorcycle at {u} m/s on a straight road and then accelerates at {a} m/s² for {t} s. What is the final velocity of the motorcycle?',
          'Sakay si {who} ng motorsiklong tumatakbo nang {u} m/s sa tuwid na kalsada. Nagkaroon ito ng acceleration na {a} m/s² sa loob ng {t} s. Ano ang final velocity ng motorsiklo?',
        ),
      ],
      says: say(
        'A body that moves at {u} m/s and then accelerates at {a} m/s² for {t} s reaches a velocity of {answer}.',
        'Kung ang bagay na may velocity na {u} m/s ay magkaroon ng acceleration na {a} m/s² sa loob ng {t} s, ang magiging velocity nito ay {answer}.',
      ),
      steps: [
        say(
          'Final velocity = initial velocity + acceleration × time',
          'Final velocity = initial velocity + acceleration × oras',
        ),
        say('v = {u} m/s + {a} m/s² × {t} s = {answer}', 'v = {u} m/s + {a} m/s² × {t} s = {answer}'),
      ],
    },
  ],
})
