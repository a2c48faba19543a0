import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const work = formulaSkill({
  id: 'science/work',
  area: 'Science',
  name: say('Work', 'Work'),
  grades: [8, 9],
  cues: {
    en: ['work done', 'work and energy', 'joules', 'force and displacement', 'w = fd'],
    fil: ['work done', 'work at energy', 'joule', 'force at displacement', 'w = fd'],
  },
  notation: [/W ?= ?F ?[×·]? ?d/],
  units: ['science/8/kinetic-and-potential-energy'],
  largest: () => 2_500,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'Work and energy have the same SI unit, the {joule}.',
        'Iisa ang SI unit ng work at energy, ang {joule}.',
      ),
      ask: say('What is the SI unit of work and energy?', 'Ano ang SI unit ng work at energy?'),
      not: ['newton', 'watt', 'pascal'],
    },
    {
      say: say(
        'If a wall is pushed with a force of 50 N but does not move, the work done on it is {0 J}.',
        'Kung itinulak ang pader sa force na 50 N ngunit hindi ito gumalaw, ang work na nagawa rito ay {0 J}.',
      ),
      ask: say(
        'A wall is pushed with a force of 50 N but does not move. How much work is done on it?',
        'Itinulak ang pader sa force na 50 N ngunit hindi ito gumalaw. Gaano karaming work ang nagawa rito?',
      ),
      not: ['5 J', '50 J', '500 J'],
    },
    {
      say: say(
        'A force does positive work on a body that moves {in the direction of the force}.',
        'Nakagagawa ng positibong work ang force sa bagay na gumagalaw {sa direksiyon ng force}.',
      ),
      ask: say(
        'In which direction must a body move so that a force does positive work on it?',
        'Sa anong direksiyon dapat gumalaw ang bagay upang makagawa rito ng positibong work ang force?',
      ),
      not: {
        en: ['at a right angle to the force', 'opposite to the force', 'in any direction'],
        fil: ['nang perpendikular sa force', 'nang salungat sa force', 'sa kahit anong direksiyon'],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: lawCases({
    product: quantity('W', 'work done', 'work na nagawa', 'J'),
    one: quantity('F', 'force', 'force', 'N'),
    other: quantity('d', 'distance moved', 'distansiyang nilakbay', 'm'),
    ones: [15, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150],
    others: [2, 3, 4, 5, 6, 8, 10, 12, 1.5, 2.5],
    stories: {
      W: [
        say(
          '{who} pushes a cabinet with a force of {F} N over {d} m in the direction of the force. How much work is done?',
          'Itinulak ni {who} ang kabinet sa force na {F} N nang {d} m sa direksiyon ng force. Gaano karaming work ang nagawa?',
        ),
        say(
          '{who} pulls a wagon along a level road with a horizontal force of {F} N for {d} m. How much work does {he} do?',
          'Hinila ni {who} ang wagon sa patag na kalsada sa pahalang na force na {F} N nang {d} m. Gaano karaming work ang nagawa niya?',
        ),
        say(
          'A pulley lifts a pail with a force of {F} N to a height of {d} m. How much work is done?',
          'Itinaas ng pulley ang timba sa force na {F} N hanggang sa taas na {d} m. Gaano karaming work ang nagawa?',
        ),
      ],
      F: [
        say(
          '{who} did {W} J of work in pushing a box {d} m in the direction of the force. What force was used?',
          'Nakagawa si {who} ng {W} J na work sa pagtulak ng kahon nang {d} m sa direksiyon ng force. Anong force ang ginamit?',
        ),
        say(
          'It took {W} J of work to lift a pail of water {d} m. What force was used?',
          'Kinailangan ng {W} J na work upang maiangat ang timba ng tubig nang {d} m. Anong force ang ginamit?',
        ),
      ],
      d: [
        say(
          'A force of {F} N does {W} J of work on a cart. How far does the cart move in the direction of the force?',
          'Ang force na {F} N ay nakagawa ng {W} J na work sa isang kariton. Gaano kalayo ang nilakbay ng kariton sa direksiyon ng force?',
        ),
        say(
          '{who} pushes a box with a force of {F} N and does {W} J of work. How far does the box move in the direction of the force?',
          'Itinulak ni {who} ang kahon sa force na {F} N at nakagawa ng {W} J na work. Gaano kalayo ang nilakbay ng kahon sa direksiyon ng force?',
        ),
      ],
    },
  }),
})
