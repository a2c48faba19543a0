import { basisOf, type Item, type Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import type { Knowledge } from '../sources/units/knowledge.ts'
import { lessonBehind } from '../understand/lesson-behind.ts'
import type { LessonSession } from '../understand/outline.ts'
import { placeItem } from './place-item.ts'

/** The material with one more item at the end of its part, under the topic that its place in the file belongs to. */
export function addItem(
  documents: readonly SourceDocument[],
  material: Material,
  { document, item, knowledge }: { document: DocumentName; item: Item; knowledge?: Knowledge },
): Material {
  const { sessions } = lessonBehind(documents, material, knowledge)
  const topic = (topicAt(sessions, item) ?? material.plan.title).slice(0, 300)
  return placeItem(material, { document, item: { ...item, topic } }, sessions)
}

/** The last topic that begins before the item; the first one for what comes before them all. */
function topicAt(sessions: readonly LessonSession[], item: Item): string | undefined {
  const source = basisOf(item)
  const topics = sessions
    .flatMap((session) => session.topics)
    .filter(({ file }) => file === source.file)
    .map(({ title, blocks }) => ({ title, begins: Math.min(...blocks.map(({ block }) => block.number)) }))
    .sort((one, other) => one.begins - other.begins)
  return (topics.findLast(({ begins }) => begins <= source.paragraph) ?? topics[0])?.title
}
