import type { Statement } from '../languages/language-rules.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { isEntryIn } from './entry.ts'
import type { Located, Outline, Topic } from './outline.ts'

/** The texts of a block that a quote may be taken from: a quote never runs over two of them. */
export function passagesOf({ block }: Located): readonly string[] {
  if (block.kind === 'picture') return []
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.flat()
  return [block.text]
}

/** A statement of a block, for a passage of it. */
export function statementIn(topic: Topic, { file, block }: Located, text: string): Statement {
  return {
    text,
    topic,
    language: topic.language,
    place: { file, page: block.page, paragraph: block.number },
    bold: block.terms,
  }
}

/** Every sentence of the running text and of lists, in the order of the lesson. */
export function sentencesIn(outline: Outline): Statement[] {
  return outline.topics.flatMap((topic) =>
    topic.blocks
      .filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list')
      .filter(({ block }) => block.language === null || block.language === topic.language)
      .flatMap((located) =>
        passagesOf(located)
          .filter((passage) => !isEntryIn(topic, located, passage))
          .flatMap((passage) =>
            sentencesOf(passage).map((sentence) => statementIn(topic, located, sentence)),
          ),
      ),
  )
}
