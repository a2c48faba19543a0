import { readFileSync } from 'node:fs'
import { type ChatRequest, promptOf } from '../fakes/chat-completions.ts'
import { answerOn, type WrittenItem, writtenItem } from './written-items.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Lessons of our own, and good items on them that a teacher wrote. */
export const lessonByHand = (name: 'volcanoes' | 'panunaw') => ({
  text: read(`./${name}.lesson.txt`),
  language: name === 'panunaw' ? ('fil' as const) : ('en' as const),
  items: linesOf(read(`./${name}.items.txt`)).map(writtenItem),
})

/** Items that must not come through, with the rule that each breaks; `blind` for a key that is wrong. */
export const badItems = (): (WrittenItem & { rule: string; language: string })[] =>
  linesOf(read('./bad.items.txt')).map((line) => {
    const [rule = '', language = '', ...rest] = line.split(' | ')
    return { rule: rule.trim(), language: language.trim(), ...writtenItem(rest.join(' | ')) }
  })

export type PlanByHand = ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>

/** Rows of a plan, by session and label, as somebody wrote them: "## 1", "### Label", then its lines. */
export function planByHand(): PlanByHand {
  const sessions = read('./volcanoes.plan.txt').split(/^## /m).slice(1)
  return new Map(
    sessions.map((session) => {
      const [number = '', ...rows] = session.split(/^### /m)
      return [
        Number(number),
        new Map(
          rows.map((row) => {
            const [label = '', ...lines] = linesOf(row)
            return [label.trim(), lines]
          }),
        ),
      ]
    }),
  )
}

type Line = Record<string, unknown>

const dataIn = (prompt: string, mark: string): Line[] => {
  const [, inside = ''] = new RegExp(`\\n<${mark}>\\n(.*?)\\n</${mark}>`, 's').exec(`\n${prompt}`) ?? []
  return inside.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
}

const quoteOf = ({ draft }: WrittenItem) => String((draft.evidence as { quote: string }[])[0]?.quote)

/** A model that answers every prompt of a run as a person did by hand. */
export function answersByHand(items: readonly WrittenItem[], plan: PlanByHand) {
  const byQuestion = new Map(items.map((item) => [item.draft.question, item]))
  return (request: ChatRequest): Record<string, unknown> => {
    const prompt = promptOf(request)
    const work = dataIn(prompt, 'work')
    const source = dataIn(prompt, 'source').map(({ text }) => String(text ?? ''))
    if (work.some((line) => 'item' in line))
      return {
        answers: work.map((line) => ({
          item: line.item,
          ...answerOn(line, byQuestion.get(line.question)?.answered ?? 'none'),
        })),
      }
    if (work.some((line) => 'rows' in line))
      return {
        sessions: work.map(({ session, rows }) => ({
          session,
          rows: (rows as { row: number; label: string }[]).map(({ row, label }) => ({
            row,
            lines: plan.get(Number(session))?.get(label) ?? [],
          })),
        })),
      }
    return {
      items: items
        .filter((item) => source.some((text) => text.includes(quoteOf(item))))
        .map(({ draft }) => draft),
    }
  }
}
