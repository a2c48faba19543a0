import { stronger } from '../measurement/words.ts'
import { capitalized, choosing } from './choosing.ts'
import { passiveVerbs } from './verbs.ts'

type Time = 'present' | 'past' | 'future' | 'progressive'

export const activeAndPassive = choosing<Time | 'participle' | 'number' | 'swapped'>({
  id: 'english/active-and-passive',
  name: 'Active and passive voice',
  grades: [6, 9],
  cues: [
    'active voice',
    'passive voice',
    'voice of the verb',
    'doer of the action',
    'receiver of the action',
    'past participle',
  ],
  units: ['english/7/active-and-passive-voice'],
  mistakes: {
    present: 'moved the action to the simple present',
    past: 'moved the action to the simple past',
    future: 'moved the action to the simple future',
    progressive: 'made it an action that is going on now',
    participle: 'used the wrong form of the main verb',
    number: 'used a verb that does not agree with the new subject',
    swapped: 'exchanged the doer and the receiver of the action',
  },
  rules: [
    {
      say: 'In the passive voice, the subject of the sentence is {the receiver of the action}.',
      ask: 'What is the subject of a sentence in the passive voice?',
      not: ['the doer of the action', 'the place of the action', 'the time of the action'],
    },
    {
      say: 'The passive voice is formed with a form of "be" and the {past participle}.',
      ask: 'Which form of the main verb follows "be" in the passive voice?',
      not: ['base form', 'present participle', 'infinitive'],
    },
    {
      say: 'In the passive voice, the word {"by"} comes before the doer of the action.',
      ask: 'Which word comes before the doer of the action in the passive voice?',
      not: ['"with"', '"from"', '"to"'],
    },
  ],
  asks: [
    [
      'apply',
      'Read the sentence: {text} Which sentence says the same in the {word} voice and in the same tense?',
    ],
    ['apply', 'Rewrite the sentence in the {word} voice without changing its tense. {text}'],
  ],
  says: 'The second sentence is the right {word} form of the first, in the same tense. First: {text} Second: {answer}',
  believable: ['present', 'past', 'future', 'progressive', 'number', 'participle'],
  draw: (draw) => {
    const { name } = draw.person()
    const doer = draw.pick([name, 'the students', 'my cousins', 'the teacher'])
    const doers = /s$/.test(doer) && doer !== name
    const { base, s, past, done, ing, rest, many } = draw.pick(passiveVerbs)
    const time = draw.pick<Time>(['present', 'past', 'future', 'progressive'])
    const be = (plural: boolean) => (plural ? 'are' : 'is')
    const was = (plural: boolean) => (plural ? 'were' : 'was')
    const active = (when: Time, subject = doer, plural = doers, object = rest) =>
      `${capitalized(subject)} ${{ present: plural ? base : s, past, future: `will ${base}`, progressive: `${be(plural)} ${ing}` }[when]} ${object}.`
    const passive = (when: Time, form = done, plural = many) =>
      `${capitalized(rest)} ${{ present: be(plural), past: was(plural), future: 'will be', progressive: `${be(plural)} being` }[when]} ${form} by ${doer}.`
    const [changed, further]: readonly [Time, Time] = {
      present: ['past', 'progressive'],
      past: ['present', 'future'],
      future: ['past', 'present'],
      progressive: ['present', 'past'],
    }[time] as [Time, Time]
    const swapped = `${capitalized(doer)} ${{ present: be(doers), past: was(doers), future: 'will be', progressive: `${be(doers)} being` }[time]} ${done} by ${rest}.`
    const toPassive = draw.chanceOf(65)
    const which = time === 'future' ? 'will be' : time === 'past' ? was(many) : be(many)
    const choice = toPassive
      ? {
          text: active(time),
          word: 'passive',
          answer: passive(time),
          wrong: {
            [changed]: passive(changed),
            [further]: passive(further),
            participle: passive(
              time,
              time === 'present' || time === 'future' ? base : past === done ? base : past,
            ),
            number: time === 'future' ? undefined : passive(time, done, !many),
            swapped,
          },
          why: `"${capitalized(rest)}" becomes the subject, and the verb becomes "${which}${time === 'progressive' ? ' being' : ''} ${done}" in the same tense.`,
        }
      : {
          text: passive(time),
          word: 'active',
          answer: active(time),
          wrong: {
            [changed]: active(changed),
            [further]: active(further),
            participle:
              time === 'future'
                ? `${capitalized(doer)} will ${past} ${rest}.`
                : time === 'progressive'
                  ? `${capitalized(doer)} ${ing} ${rest}.`
                  : undefined,
            number: time === 'present' || time === 'progressive' ? active(time, doer, !doers) : undefined,
            swapped: active(time, rest, many, doer),
          },
          why: `The doer, "${doer}", becomes the subject, and the verb keeps its tense.`,
        }
    return { ...choice, wrong: stronger(choice.answer, choice.wrong, ['swapped']) }
  },
})
