import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const powerSkill = formulaSkill({
  id: 'science/power',
  area: 'Science',
  name: say('Power', 'Power'),
  grades: [8, 9],
  cues: {
    en: ['power', 'watts', 'work per unit time', 'rate of doing work', 'p = w/t'],
    fil: ['power', 'watt', 'work bawat oras', 'bilis ng paggawa ng work', 'p = w/t'],
  },
  notation: [/P ?= ?W ?[/÷] ?t/],
  units: ['science/8/kinetic-and-potential-energy'],
  largest: () => 20_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find power, {divide the work by the time}.',
        'Upang makuha ang power, {hatiin ang work sa oras}.',
      ),
      ask: say('How do we find power?', 'Paano makukuha ang power?'),
      not: {
        en: [
          'multiply the work by the time',
          'divide the time by the work',
          'multiply the force by the time',
        ],
        fil: ['paramihin ang work sa oras', 'hatiin ang oras sa work', 'paramihin ang force sa oras'],
      },
    },
    {
      say: say('The SI unit of power is the {watt}.', 'Ang SI unit ng power ay {watt}.'),
      ask: say('What is the SI unit of power?', 'Ano ang SI unit ng power?'),
      not: ['joule', 'newton', 'volt'],
    },
    {
      say: say(
        'One watt is equal to {one joule per second}.',
        'Ang isang watt ay katumbas ng {isang joule bawat segundo}.',
      ),
      ask: say('What is one watt equal to?', 'Ano ang katumbas ng isang watt?'),
      not: {
        en: ['one newton per second', 'one joule per meter', 'one newton-meter'],
        fil: ['isang newton bawat segundo', 'isang joule bawat metro', 'isang newton-meter'],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: lawCases({
    product: quantity('W', 'work done', 'work na nagawa', 'J'),
    one: quantity('P', 'power', 'power', 'W'),
    other: quantity('t', 'time', 'oras', 's'),
    ones: [20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300],
    others: [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60],
    stories: {
      P: [
        say(
          '{who} does {W} J of work in {t} s while carrying books upstairs. What is {his} power?',
          'Nakagawa si {who} ng {W} J na work sa loob ng {t} s habang nag-aakyat ng mga aklat. Ano ang kaniyang power?',
        ),
        say(
          'A water pump does {W} J of work in {t} s. What is its power?',
          'Nakagagawa ang isang water pump ng {W} J na work sa loob ng {t} s. Ano ang power nito?',
        ),
        say(
          'A small motor does {W} J of work in {t} s. What is its power?',
          'Nakagagawa ang isang maliit na motor ng {W} J na work sa loob ng {t} s. Ano ang power nito?',
        ),
      ],
      W: [
        say(
          'An electric motor has a power of {P} W. How much work does it do in {t} s?',
          'Ang isang electric motor ay may power na {P} W. Gaano karaming work ang nagagawa nito sa loob ng {t} s?',
        ),
        say(
          '{who} works on an exercise bike with a power of {P} W for {t} s. How much work does {he} do?',
          'Nag-eehersisyo si {who} sa exercise bike sa power na {P} W sa loob ng {t} s. Gaano karaming work ang nagawa niya?',
        ),
      ],
      t: [
        say(
          'A motor with a power of {P} W does {W} J of work. How long does it take?',
          'Ang motor na may power na {P} W ay nakagawa ng {W} J na work. Gaano katagal ito?',
        ),
        say(
          'How long does a pump with a power of {P} W take to do {W} J of work?',
          'Gaano katagal bago makagawa ng {W} J na work ang pump na may power na {P} W?',
        ),
      ],
    },
  }),
})
