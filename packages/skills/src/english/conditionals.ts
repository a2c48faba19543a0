import { choosing } from './choosing.ts'

/** Forms of the verb in the condition and in the result: base, s, past, past participle. */
const bank: readonly (readonly [
  condition: string,
  conditionForms: string,
  result: string,
  resultForms: string,
])[] = [
  ['{} hard', 'study studied studied', '{} the test', 'pass passed passed'],
  ['{} early', 'leave left left', '{} the first bus', 'catch caught caught'],
  ['{} enough money', 'save saved saved', '{} a bicycle', 'buy bought bought'],
  ['{} more vegetables', 'eat ate eaten', '{} healthier', 'feel felt felt'],
  ['{} every day', 'practice practiced practiced', '{} the contest', 'win won won'],
  ['{} the seeds now', 'plant planted planted', '{} vegetables in summer', 'harvest harvested harvested'],
  ['{} the directions', 'follow followed followed', '{} the house', 'find found found'],
  ['{} to bed early', 'go went gone', '{} on time', 'wake up|woke up|woken up'],
  ['{} a map', 'bring brought brought', '{} the way', 'know knew known'],
  ['{} the keys', 'find found found', '{} the door', 'open opened opened'],
]

/** As after he or she: "catches", "studies". */
const added = (base: string) => `${base.replace(/(?<![aeiou])y$/, 'ie').replace(/(?:ch|sh|ss|o)$/, '$&e')}s`

export const conditionals = choosing<
  'real' | 'unreal' | 'past' | 'plain' | 'simplePast' | 'present' | 'inflected' | 'base'
>({
  id: 'english/conditionals',
  name: 'Conditionals',
  grades: [7, 10],
  cues: [
    'conditional',
    'conditionals',
    'if-clause',
    'condition',
    'result clause',
    'first conditional',
    'second conditional',
    'third conditional',
  ],
  units: ['english/9/modals-and-conditionals'],
  mistakes: {
    real: 'used the result of a first conditional',
    unreal: 'used the result of a second conditional',
    past: 'used the result of a third conditional',
    plain: 'used a past participle without "have"',
    simplePast: 'used the simple past in the result',
    present: 'used the past form after "will" or "would"',
    inflected: 'added -s to the verb after "would"',
    base: 'used the base form after "have"',
  },
  rules: [
    {
      say: 'In a first conditional, the result has {will and the base form}.',
      ask: 'What does the result clause of a first conditional have?',
      not: ['would and the base form', 'would have and the past participle', 'the past perfect'],
    },
    {
      say: 'In a second conditional, the if-clause is in the {simple past}.',
      ask: 'In which tense is the if-clause of a second conditional?',
      not: ['simple present', 'past perfect', 'simple future'],
    },
    {
      say: 'The third conditional is about {something that did not happen}.',
      ask: 'What is the third conditional about?',
      not: [
        'something that will surely happen',
        'something that always happens',
        'something that is happening now',
      ],
    },
  ],
  asks: [
    ['apply', 'Which form of "{word}" completes the conditional sentence? {text}'],
    ['apply', 'Complete the conditional sentence with the correct form of "{word}". {text}'],
  ],
  says: 'The verb forms of this conditional sentence are correct: "{whole}"',
  draw: (draw) => {
    const { name, he } = draw.person()
    const [condition, conditionForms, result, resultForms] = draw.pick(bank)
    const [base = '', past = '', done = ''] = conditionForms.split(' ')
    const [word = '', wordPast = '', wordDone = ''] = resultForms.split(resultForms.includes('|') ? '|' : ' ')
    const kind = draw.pick(['first', 'second', 'third'] as const)
    const verb = { first: added(base), second: past, third: `had ${done}` }[kind]
    const now =
      kind === 'third' && condition.includes(' now') ? condition.replace(' now', ' then') : condition
    const forms = { first: `will ${word}`, second: `would ${word}`, third: `would have ${wordDone}` }
    return {
      text: `If ${name} ${now.replace('{}', verb)}, ${he} ${result.replace('{}', '____')}.`,
      word,
      answer: forms[kind],
      wrong: {
        real: forms.first,
        unreal: kind === 'first' ? forms.second : undefined,
        past: kind === 'second' ? undefined : forms.third,
        plain: kind === 'third' ? `would ${wordDone}` : undefined,
        simplePast: kind === 'second' ? undefined : wordPast,
        inflected: kind === 'second' ? `would ${word.replace(/^\w+/, added)}` : undefined,
        base: kind === 'third' ? `would have ${word}` : undefined,
        present: kind === 'third' ? undefined : `${kind === 'first' ? 'will' : 'would'} ${wordPast}`,
      },
      why: `The if-clause has "${verb}", so this is a ${kind} conditional: the result has "${forms[kind]}".`,
    }
  },
})
