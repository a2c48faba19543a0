import type { Item } from '@klasrum/contract/material'

type Of<Form extends Item['form']> = Extract<Item, { form: Form }>

const without = <T>(all: readonly T[], place: number): T[] => all.filter((_, at) => at !== place)

export const put = <T>(all: readonly T[], place: number, value: T): T[] =>
  all.map((each, at) => (at === place ? value : each))

/** Where something stands after what stood at `gone` was taken out. */
const moved = (place: number, gone: number): number => (place > gone ? place - 1 : place)

/** The right answer goes with its option; without it the first one is right. */
export const withoutOption = (item: Of<'multiple_choice'>, gone: number): Of<'multiple_choice'> => ({
  ...item,
  options: without(item.options, gone),
  answer: item.answer === gone ? 0 : moved(item.answer, gone),
})

export const withoutPremise = (item: Of<'matching'>, gone: number): Of<'matching'> => ({
  ...item,
  premises: without(item.premises, gone),
  key: without(item.key, gone),
})

/** The key goes on pointing at the same words. */
export const withoutAnswer = (item: Of<'matching'>, gone: number): Of<'matching'> => ({
  ...item,
  answers: without(item.answers, gone),
  key: item.key.map((place) => (place === gone ? 0 : moved(place, gone))),
})

/** The places of the others close up. */
export const withoutStep = (item: Of<'sequencing'>, gone: number): Of<'sequencing'> => ({
  ...item,
  steps: without(item.steps, gone),
  order: without(item.order, gone).map((place) => moved(place, item.order[gone] ?? 0)),
})
