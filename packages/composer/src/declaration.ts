import type { Item, LessonPlan, Material } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'

type Model = NonNullable<Material['model']>

/** How many of the texts are by a language model. */
type ByModel = Model & { items: number; ofItems: number }

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

const english = {
  byRule:
    'Made with Klasrum from the files listed as references, by fixed rules and without a language model or other generative AI. The teacher reviews it before use.',
  withUnits:
    'Made with Klasrum from the references and from Klasrum’s units of the curriculum, by fixed rules; no language model was asked for it. The teacher reviews it before use.',
  byModel: ({ name, items, ofItems, cells, narrations }: ByModel) => {
    const parts = [
      ...(items > 0 ? [`${items} of ${ofItems} questions`] : []),
      ...counted(cells, 'text of the plan', 'texts of the plan'),
      ...counted(narrations, 'narration of the show', 'narrations of the show'),
    ]
    return `Made with Klasrum from the files listed as references. The language model ${name} (AI) wrote ${parts.join(', ')}; fixed rules checked them and wrote the rest. The teacher reviews it before use.`
  },
  noLongerByModel: (name: string) =>
    `Made with Klasrum from the files listed as references, by fixed rules. The language model ${name} (AI) had a part in it, but none of its texts stands unchanged. The teacher reviews it before use.`,
  changed: (questions: number, texts: number) =>
    `The teacher has changed ${[
      ...counted(questions, 'question', 'questions'),
      ...counted(texts, 'text of the plan', 'texts of the plan'),
    ].join(' and ')}.`,
}

const filipino: typeof english = {
  byRule:
    'Ginawa sa Klasrum mula sa mga file na nakatala bilang sanggunian, ayon sa mga tiyak na tuntunin at walang ginamit na language model o iba pang generative AI. Susuriin ito ng guro bago gamitin.',
  withUnits:
    'Ginawa sa Klasrum mula sa mga sanggunian at sa mga yunit ng kurikulum ng Klasrum, ayon sa mga tiyak na tuntunin; walang language model na tinanong para rito. Susuriin ito ng guro bago gamitin.',
  byModel: ({ name, items, ofItems, cells, narrations }) => {
    const parts = [
      ...(items > 0 ? [`${items} sa ${ofItems} tanong`] : []),
      ...counted(cells, 'teksto ng banghay', 'teksto ng banghay'),
      ...counted(narrations, 'salaysay ng palabas', 'salaysay ng palabas'),
    ]
    return `Ginawa sa Klasrum mula sa mga file na nakatala bilang sanggunian. Isinulat ng language model na ${name} (AI) ang ${parts.join(', ')}; sinuri ang mga ito at isinulat ang iba ayon sa mga tiyak na tuntunin. Susuriin ito ng guro bago gamitin.`
  },
  noLongerByModel: (name) =>
    `Ginawa sa Klasrum mula sa mga file na nakatala bilang sanggunian, ayon sa mga tiyak na tuntunin. May bahagi rito ang language model na ${name} (AI), ngunit wala nang teksto nito ang hindi nabago. Susuriin ito ng guro bago gamitin.`,
  changed: (questions, texts) =>
    `Binago ng guro ang ${[
      ...counted(questions, 'tanong', 'tanong'),
      ...counted(texts, 'teksto ng banghay', 'teksto ng banghay'),
    ].join(' at ')}.`,
}

const words: Record<Language, typeof english> = { en: english, fil: filipino }

const byAuthor = (items: readonly Item[], author: Item['author']): number =>
  items.filter((item) => item.author === author).length

/** A model of which nothing was taken is not named. */
export function modelIn(items: readonly Item[], model: Model | null): Model | null {
  if (!model || byAuthor(items, 'model') + model.cells + model.narrations === 0) return null
  return { ...model, name: model.name.slice(0, 80) }
}

/** How many texts of a plan the teacher wrote; what is the same in all sessions is one. */
export const typedTextsIn = ({ sections }: LessonPlan): number =>
  sections
    .flatMap(({ rows }) => rows)
    .reduce(
      (sum, { cells }) =>
        sum + new Set(cells.filter(({ typed }) => typed).map(({ lines }) => lines.join('\n'))).size,
      0,
    )

type Made = { language: Language; items: readonly Item[]; model: Model | null; typedTexts?: number }

/** True words on how the material was made, as it stands. */
export function declarationOf({ language, items, model, typedTexts = 0 }: Made): string {
  const changed = byAuthor(items, 'teacher')
  const made = madeBy({ language, items, model })
  return changed + typedTexts > 0 ? `${made} ${words[language].changed(changed, typedTexts)}` : made
}

const isOfUnit = ({ origin }: Item) => origin === 'covered' || origin === 'curriculum'

function madeBy({ language, items, model }: Made): string {
  const says = words[language]
  if (!model) return items.some(isOfUnit) ? says.withUnits : says.byRule
  const own = byAuthor(items, 'model')
  return own + model.cells + model.narrations > 0
    ? says.byModel({ ...model, items: own, ofItems: items.length })
    : says.noLongerByModel(model.name)
}
