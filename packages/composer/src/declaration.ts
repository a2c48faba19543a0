import type { Language } from '@klasrum/contract/source'

/** How many of the texts are by a language model. */
export type ByModel = { name: string; items: number; ofItems: number; cells: number; narrations: number }

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

const english = {
  byRule:
    'Made with Klasrum from the files listed as references, by fixed rules and without a language model or other generative AI. The teacher reviews it before use.',
  byModel: ({ name, items, ofItems, cells, narrations }: ByModel) => {
    const parts = [
      ...(items > 0 ? [`${items} of ${ofItems} questions`] : []),
      ...counted(cells, 'text of the plan', 'texts of the plan'),
      ...counted(narrations, 'narration of the show', 'narrations of the show'),
    ]
    return `Made with Klasrum from the files listed as references. The language model ${name} (AI) wrote ${parts.join(', ')}; fixed rules checked them and wrote the rest. The teacher reviews it before use.`
  },
}

const filipino: typeof english = {
  byRule:
    'Ginawa sa Klasrum mula sa mga file na nakatala bilang sanggunian, ayon sa mga tiyak na tuntunin at walang ginamit na language model o iba pang generative AI. Susuriin ito ng guro bago gamitin.',
  byModel: ({ name, items, ofItems, cells, narrations }) => {
    const parts = [
      ...(items > 0 ? [`${items} sa ${ofItems} tanong`] : []),
      ...counted(cells, 'teksto ng banghay', 'teksto ng banghay'),
      ...counted(narrations, 'salaysay ng palabas', 'salaysay ng palabas'),
    ]
    return `Ginawa sa Klasrum mula sa mga file na nakatala bilang sanggunian. Isinulat ng language model na ${name} (AI) ang ${parts.join(', ')}; sinuri ang mga ito at isinulat ang iba ayon sa mga tiyak na tuntunin. Susuriin ito ng guro bago gamitin.`
  },
}

const words: Record<Language, typeof english> = { en: english, fil: filipino }

/** True words on how the material was made. A model of which nothing was taken is not named. */
export function declarationOf(language: Language, model: ByModel | null): string {
  const wrote = model !== null && model.items + model.cells + model.narrations > 0
  return wrote ? words[language].byModel({ ...model, name: model.name.slice(0, 80) }) : words[language].byRule
}
