/** An item as a model would send it, and the answer given in the second reading: its key, unless the line names another after " || ". */
export type WrittenItem = { draft: Record<string, unknown>; answered: string }

const parts = (text: string, sign: string) =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)

const choice = (fields: readonly string[]) => {
  const [question = '', answer = '', ...rest] = fields
  const wrong = rest.slice(0, -1).map((one) => {
    const [text, why] = parts(one, '~')
    return { text, why }
  })
  return { fields: { question, answer, wrong, why: rest.at(-1) }, answered: answer }
}

const statement = ([verdict, question, marked, correction, why]: readonly string[]) => ({
  fields: { question, is_true: verdict === 'T', marked, correction, why },
  answered: verdict === 'T' ? 'true' : `false: ${correction}`,
})

type Read = (fields: readonly string[]) => { fields: object; answered: string }

const forms: Record<string, readonly [string, Read]> = {
  mc: ['multiple_choice', choice],
  tf: ['true_false', statement],
  mtf: ['modified_true_false', statement],
  id: [
    'identification',
    ([question, answer = '', also = '', why]) => ({
      fields: { question, answer, also_accepted: parts(also, ';'), why },
      answered: answer,
    }),
  ],
  en: [
    'enumeration',
    ([question, answers = '', why]) => ({
      fields: { question, answers: parts(answers, ';'), why },
      answered: answers,
    }),
  ],
  sq: [
    'sequencing',
    ([question, steps = '', why]) => ({
      fields: { question, steps: parts(steps, ';;'), why },
      answered: steps,
    }),
  ],
  ma: [
    'matching',
    ([question, pairs = '', extra = '', why]) => {
      const read = parts(pairs, ';;').map((pair) => parts(pair, '=>'))
      return {
        fields: {
          question,
          pairs: read.map(([premise, answer]) => ({ premise, answer })),
          extra: parts(extra, ';;'),
          why,
        },
        answered: read.map(([, answer]) => answer).join(' ;; '),
      }
    },
  ],
  es: [
    'essay',
    ([question, looked = '', why]) => ({
      fields: { question, looked_for: parts(looked, ';;'), why },
      answered: 'yes',
    }),
  ],
}

/** One line of such a file: form, level, quotes and the fields of the form, with " | " between. */
export function writtenItem(line: string): WrittenItem {
  const [said = '', other] = line.split(' || ')
  const [name = '', bloom = '', quotes = '', ...rest] = said.split('|').map((field) => field.trim())
  const [form, read] = forms[name] ?? forms.mc ?? []
  if (!form || !read) throw new Error(`Unknown form ${name}.`)
  const { fields, answered } = read(rest)
  const evidence = parts(quotes, '&&').map((quote) => ({ passage: 0, quote }))
  return { draft: { form, bloom, evidence, ...fields }, answered: other?.trim() ?? answered }
}

type Shown = { form?: string; question?: string; options?: string[]; answers?: string[]; steps?: string[] }

const letterOf = (text: string, lettered: readonly string[] = []): string =>
  lettered.find((one) => one.replace(/^\w\. /, '').toLowerCase() === text.toLowerCase())?.charAt(0) ?? text

/** The answer in the form in which it is asked for. */
export function answerOn(
  { form, options, answers, steps }: Shown,
  answered: string,
): Record<string, unknown> {
  if (form === 'multiple_choice') return { answer: letterOf(answered, options) }
  if (form === 'sequencing') return { answer: parts(answered, ';;').map((step) => letterOf(step, steps)) }
  if (form === 'matching') return { answer: parts(answered, ';;').map((one) => letterOf(one, answers)) }
  if (form === 'enumeration') return { answer: parts(answered, ';') }
  const [, correction] = /^false:(.*)$/.exec(answered) ?? []
  return correction === undefined ? { answer: answered } : { answer: 'false', correction: correction.trim() }
}
