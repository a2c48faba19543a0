import type { Item, Material } from '@klasrum/contract/material'
import { sections } from '@klasrum/documents/papers/numbers'
import { readable } from './item-text.ts'

/** The items of all papers as they are judged, each that is answered from a box of words with the box that stands above it. */
export function readablePapers(
  { quizzes, exam }: Pick<Material, 'quizzes' | 'exam'>,
  verdictOn: (item: Item) => string,
): string[] {
  const papers = [
    ...quizzes.map(({ session, items }) => ({ name: `quiz ${session}`, items })),
    ...(exam ? [{ name: 'exam', items: exam.items }] : []),
  ]
  return papers.flatMap(({ name, items }) =>
    sections(items).flatMap(({ items: part, box }) =>
      part.map(({ item }) => {
        const text = readable(item, verdictOn(item))
        return box ? `${text}\n    [word box of ${name}: ${box.words.join(' · ')}]` : text
      }),
    ),
  )
}
