import { type Item, itemForms, type Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { type Chance, chanceOf } from '@klasrum/skills/chance'
import { candidatesOf } from '../sources/candidates.ts'
import type { Knowledge } from '../sources/units/knowledge.ts'
import { lessonOf } from '../understand/lesson.ts'
import { lessonBehind } from '../understand/lesson-behind.ts'
import { allItems } from './amend.ts'
import { fillablePaperOf, inParts, unlimited } from './choose.ts'
import { keyAt } from './letters.ts'
import { placeItem } from './place-item.ts'

/** As for a long paper. */
const plenty = 100
/** Numbers of each form that a list has. */
const mostOfForm = 40

type Lesson = { documents: readonly SourceDocument[]; material: Material; knowledge?: Knowledge }

function candidatesFor({ documents, material, knowledge }: Lesson) {
  const { outline, sessions } = lessonBehind(documents, material, knowledge)
  const topics = sessions.flatMap((session) => session.topics)
  const chance = chanceOf(material.settings.seed).fork('spare')
  // Whoever chooses by hand sees what the topic has beside the files too, and where it is from.
  const candidates = candidatesOf(lessonOf(outline), topics, plenty, chance, 'topic')
  return { candidates, sessions, topics, chance }
}

/** What the lesson gives beside what is on its papers; of one form no two ask about the same. */
export function spareItems(lesson: Lesson): Item[] {
  const { candidates, topics, chance } = candidatesFor(lesson)
  const byForm = Map.groupBy(candidates, ({ item }) => item.form)
  const spare = itemForms.flatMap((form) => {
    const paper = fillablePaperOf({
      candidates: byForm.get(form) ?? [],
      topics,
      avoid: allItems(lesson.material),
      shares: unlimited,
      total: mostOfForm,
      chance,
    })
    paper.fill(mostOfForm, () => true)
    return paper.items()
  })
  return inParts(spare, topics).map((item) => lettered(item, chance))
}

/** The same item has its key at the same letter in the list and on the paper. */
const lettered = (item: Item, chance: Chance): Item => {
  if (item.form !== 'multiple_choice') return item
  const own = chance.fork(item.id)
  return keyAt(item, own.below(item.options.length), own)
}

/** The material with one of its spare items on a paper, or nothing where it is spare no more. */
export function addSpareItem(
  lesson: Lesson,
  { document, item_id }: { document: DocumentName; item_id: string },
): Material | null {
  const { candidates, sessions, chance } = candidatesFor(lesson)
  const found = candidates.find(({ item }) => item.id === item_id)
  if (!found || allItems(lesson.material).some(({ id }) => id === item_id)) return null
  return placeItem(lesson.material, { document, item: lettered(found.item, chance) }, sessions)
}
