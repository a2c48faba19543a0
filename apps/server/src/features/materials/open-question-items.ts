import { allItems } from '@klasrum/composer/papers/amend'
import { basisOf, type Item, type Material, type OpenQuestion } from '@klasrum/contract/material'
import { hashOf } from '@klasrum/skills/chance'

const prefix = 'open-'
const mostListed = 100

/** Tells an item that was a question of the file without a key from all others. */
export function idOf(material: Material, { stem, source }: OpenQuestion): string {
  const taken = new Set(allItems(material).map(({ id }) => id))
  for (let more = 0; ; more += 1) {
    const id = `${prefix}${hashOf(`${source.file} ${source.paragraph} ${stem} ${more}`).toString(36)}`
    if (!taken.has(id)) return id
  }
}

/** Questions of the file that a change took off a paper are on the list again: they are nowhere else. */
export function withQuestionsBack(before: Material, after: Material): Material {
  const left = new Set(allItems(after).map(({ id }) => id))
  const gone = allItems(before).filter(({ id }) => id.startsWith(prefix) && !left.has(id))
  if (gone.length === 0) return after
  const open_questions = [...(after.open_questions ?? []), ...gone.map(questionOf)]
    .sort((one, other) => one.source.paragraph - other.source.paragraph)
    .slice(0, mostListed)
  return { ...after, open_questions }
}

/** One that is put on a paper again is off the list. */
export function withoutQuestion(material: Material, item: Item): Material {
  if (!item.id.startsWith(prefix)) return material
  const { stem, source } = questionOf(item)
  const open_questions = material.open_questions?.filter(
    (each) => each.stem !== stem || each.source.paragraph !== source.paragraph,
  )
  return { ...material, open_questions }
}

const questionOf = (item: Item): OpenQuestion => ({
  stem: item.stem.slice(0, 1_000),
  options: item.form === 'multiple_choice' ? item.options : [],
  source: basisOf(item),
})
