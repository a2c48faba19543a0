import { type ChatRequest, promptOf } from './chat-completions.ts'

type Passage = { passage: number; text: string }
type Draft = Record<string, unknown>
type Written = { items: Draft[] } | { answers: Draft[] } | { sessions: Draft[] } | { scenes: Draft[] }

/** The JSON lines between two marks of the prompt. */
function linesIn(prompt: string, mark: string): Draft[] {
  const [, inside = ''] = new RegExp(`\\n<${mark}>\\n(.*?)\\n</${mark}>`, 's').exec(`\n${prompt}`) ?? []
  return inside.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Draft] : []))
}

const isPassage = (line: Draft): line is Passage => 'passage' in line

const patterns = [
  {
    fact: /^(?:An? |The )?(\p{Lu}?[\p{L} -]{2,40}?) (?:is|are) ((?:an?|the) [^.]+)\.$/u,
    asks: (detail: string) => `What do we call ${detail}?`,
  },
  {
    fact: /^Ang ([\p{L} -]{2,40}?) ay ([^.]+)\.$/u,
    asks: (detail: string) => `Ano ang ${detail.replace(/^ang /, '')}?`,
  },
]

function draftsOn({ passage, text }: Passage): Draft[] {
  return text.split(/(?<=\.)\s+/).flatMap((quote): Draft[] => {
    for (const { fact, asks } of patterns) {
      const [, term, detail] = fact.exec(quote) ?? []
      if (!term || !detail) continue
      const from = { passage, quote, bloom: 'remember' }
      return [
        { ...from, form: 'identification', question: asks(detail), answer: term },
        { ...from, form: 'true_false', question: quote, is_true: true, marked: term },
      ]
    }
    return []
  })
}

/** What one who has read the source answers to a question of his own pattern. */
function answerTo({ item, form, question }: Draft, source: readonly Passage[]): Draft {
  const sentences = source.flatMap(({ text }) => text.split(/(?<=\.)\s+/))
  if (form === 'true_false') return { item, answer: sentences.includes(String(question)) ? 'true' : 'false' }
  const asked = source.flatMap(draftsOn).find((draft) => draft.question === question)
  return { item, answer: asked?.answer ?? 'none' }
}

type Sheet = { session: number; minutes: number; quiz?: string; rows: { row: number }[] }

/** Every row of the form, with the minutes and the quiz that were given. */
const plannedBy = ({ session, minutes, quiz = '', rows }: Sheet, text: string): Draft => ({
  session,
  rows: rows.map(({ row }, at) => ({ row, lines: at === 0 ? [`${text} (${minutes} min) ${quiz}`] : [text] })),
})

/** What a good author answers: questions that its source proves, and texts for the work it is shown. */
export function writeWell(request: ChatRequest): Written {
  const prompt = promptOf(request)
  const source = linesIn(prompt, 'source').filter(isPassage)
  const work = linesIn(prompt, 'work')
  const first = source[0]?.text.split(/(?<=\.)\s+/)[0] ?? ''
  if (work.some((line) => 'item' in line)) return { answers: work.map((line) => answerTo(line, source)) }
  if (work.some((line) => 'rows' in line && 'minutes' in line))
    return { sessions: work.map((line) => plannedBy(line as Sheet, first)) }
  if (work.some((line) => 'scene' in line))
    return {
      scenes: work
        .filter((line) => 'draft' in line)
        .map(({ scene, draft }) => ({ scene, narration: turned(String(draft)) })),
    }
  return { items: source.flatMap(draftsOn) }
}

/** The same sentences, the last one first. */
function turned(narration: string): string {
  const sentences = narration.split(/(?<=[.?!])\s+/)
  return [...sentences.slice(-1), ...sentences.slice(0, -1)].join(' ')
}

/** Ways of writing badly in the right shape. */
export const writingFaults = ['wrong-language', 'duplicates', 'keys-not-in-source', 'markup'] as const
export type WritingFault = (typeof writingFaults)[number]

const faulty: Record<WritingFault, (draft: Draft, at: number, all: readonly Draft[]) => Draft> = {
  'wrong-language': (draft) => ({
    ...draft,
    question: 'Ano ang pinag-uusapan sa bahaging ito ng aralin na ating binasa?',
  }),
  duplicates: (_, __, all) => all[0] ?? {},
  'keys-not-in-source': (draft) => ({ ...draft, form: 'identification', answer: 'Marsupial Quokka' }),
  markup: (draft) => ({ ...draft, question: `${draft.question} <script src="https://evil.example/x.js">` }),
}

const badText: Record<WritingFault, string> = {
  'wrong-language': 'Babasahin ng mga mag-aaral ang aralin at pag-uusapan nila ito ng kanilang mga katabi.',
  duplicates: '',
  'keys-not-in-source': 'Marsupial quokkas juggle velvet trombones beneath galactic umbrellas.',
  markup: '![seen](https://evil.example/pixel.png) javascript:alert(1)',
}

export function writeBadly(request: ChatRequest, fault: WritingFault): Written {
  const well = writeWell(request)
  const bad = badText[fault]
  if ('items' in well) return { items: well.items.map(faulty[fault]) }
  if ('answers' in well) return well
  const work = linesIn(promptOf(request), 'work')
  if ('sessions' in well) return { sessions: work.map((line) => plannedBy(line as Sheet, bad)) }
  return {
    scenes: well.scenes.map(({ scene, narration }) => ({ scene, narration: asLong(bad, String(narration)) })),
  }
}

/** A text said again until it has as many words as another. */
function asLong(text: string, other: string): string {
  const words = text.split(' ')
  return other
    .split(/\s+/)
    .map((_, at) => words[at % words.length])
    .join(' ')
}
