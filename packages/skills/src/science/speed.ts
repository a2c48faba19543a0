import { formulaSkill, range, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const speed = formulaSkill({
  id: 'science/speed',
  area: 'Science',
  name: say('Speed, distance and time', 'Speed, distansiya at oras'),
  grades: [7, 8],
  cues: {
    en: [
      'speed',
      'average speed',
      'distance traveled',
      'speed distance time',
      'kilometers per hour',
      'motion',
    ],
    fil: ['speed', 'bilis', 'distansiya', 'layo ng nilakbay', 'kilometro bawat oras', 'galaw'],
  },
  notation: [/\b\d+ ?(?:km\/h|m\/s|kph)\b/],
  units: [],
  largest: () => 1_500,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find average speed, {divide the distance by the time}.',
        'Upang makuha ang average speed, {hatiin ang distansiya sa oras}.',
      ),
      ask: say('How do we find average speed?', 'Paano makukuha ang average speed?'),
      not: {
        en: [
          'multiply the distance by the time',
          'divide the time by the distance',
          'subtract the time from the distance',
        ],
        fil: [
          'paramihin ang distansiya sa oras',
          'hatiin ang oras sa distansiya',
          'ibawas ang oras sa distansiya',
        ],
      },
    },
    {
      say: say(
        'Speed together with its direction is called {velocity}.',
        'Ang speed na may kasamang direksiyon ay tinatawag na {velocity}.',
      ),
      ask: say(
        'What do we call speed together with its direction?',
        'Ano ang tawag sa speed na may kasamang direksiyon?',
      ),
      not: ['displacement', 'acceleration', 'momentum'],
    },
    {
      say: say(
        'The SI unit of speed is the {meter per second}.',
        'Ang SI unit ng speed ay {meter per second}.',
      ),
      ask: say('What is the SI unit of speed?', 'Ano ang SI unit ng speed?'),
      not: ['kilometer per hour', 'meter per second squared', 'meter'],
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: [
    ...lawCases({
      product: quantity('d', 'distance', 'distansiya', 'km'),
      one: quantity('v', 'average speed', 'average speed', 'km/h'),
      other: quantity('t', 'time', 'oras', 'h'),
      ones: range(30, 80, 5),
      others: [2, 3, 4, 5, 6, 1.5, 2.5],
      stories: {
        d: [
          say(
            'A bus from Manila to the north runs at an average speed of {v} km/h for {t} h. How far does it travel?',
            'Isang bus mula Maynila patungong norte ang tumakbo sa average speed na {v} km/h sa loob ng {t} h. Gaano kalayo ang nilakbay nito?',
          ),
          say(
            '{who} rides in a van that moves at an average speed of {v} km/h. What distance does the van cover in {t} h?',
            'Sakay si {who} ng van na may average speed na {v} km/h. Anong distansiya ang malalakbay ng van sa loob ng {t} h?',
          ),
        ],
        v: [
          say(
            'A delivery truck covers {d} km in {t} h. What is its average speed?',
            'Nakalakbay ang isang delivery truck nang {d} km sa loob ng {t} h. Ano ang average speed nito?',
          ),
          say(
            "{who}'s family drove {d} km to the province in {t} h. What was the average speed of the car?",
            'Nagmaneho ang pamilya ni {who} nang {d} km papunta sa probinsiya sa loob ng {t} h. Ano ang average speed ng kotse?',
          ),
        ],
        t: [
          say(
            'A bus travels at an average speed of {v} km/h. How long does it take to cover {d} km?',
            'May average speed na {v} km/h ang isang bus. Gaano katagal bago nito malakbay ang {d} km?',
          ),
          say(
            'The next city is {d} km away. How long is the trip in a van with an average speed of {v} km/h?',
            'Ang susunod na lungsod ay {d} km ang layo. Gaano katagal ang biyahe sa van na may average speed na {v} km/h?',
          ),
        ],
      },
    }),
    ...lawCases({
      product: quantity('d', 'distance', 'distansiya', 'm'),
      one: quantity('v', 'average speed', 'average speed', 'm/s'),
      other: quantity('t', 'time', 'oras', 's'),
      ones: [2.5, 3, 4, 5, 6],
      others: [...range(10, 60, 5), 12, 24, 36],
      stories: {
        d: [
          say(
            '{who} runs around the school oval at an average speed of {v} m/s for {t} s. What distance does {he} cover?',
            'Tumakbo si {who} sa oval ng paaralan sa average speed na {v} m/s sa loob ng {t} s. Anong distansiya ang natakbo niya?',
          ),
        ],
        v: [
          say(
            '{who} runs {d} m in {t} s during the school intramurals. What is {his} average speed?',
            'Tumakbo si {who} nang {d} m sa loob ng {t} s sa intramurals ng paaralan. Ano ang kaniyang average speed?',
          ),
          say(
            'A bicycle moves {d} m along a straight road in {t} s. What is its average speed?',
            'Umandar ang bisikleta nang {d} m sa tuwid na kalsada sa loob ng {t} s. Ano ang average speed nito?',
          ),
        ],
        t: [
          say(
            '{who} pedals a bicycle at {v} m/s. How long does {he} take to cover {d} m?',
            'Nagbibisikleta si {who} sa bilis na {v} m/s. Gaano katagal bago niya malakbay ang {d} m?',
          ),
        ],
      },
    }),
  ],
})
